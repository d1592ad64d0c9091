// Change: a press is counted.
import BackToTopButton from '@theme-original/BackToTopButton';
import type { ReactNode } from 'react';

export default function BackToTopButtonWrapper(): ReactNode {
  return (
    <div data-ga-event-category="docs" data-ga-event-action="click-back-to-top">
      <BackToTopButton />
    </div>
  );
}
