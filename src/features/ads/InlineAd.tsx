import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import AdBoundary from './AdBoundary';
import { isCrawler } from './chooseContent';
import InlineAdContent, { INLINE_LABEL } from './InlineAdContent';
import { useAdOptions } from './useAdOptions';

/** The ad under an opened demo; nothing, not even its place, without a feed or without consent to ask it. */
export default function InlineAd(): ReactNode {
  const options = useAdOptions();
  if (!options?.feedUrl || isCrawler(navigator.userAgent)) {
    return null;
  }
  return (
    <section
      aria-label={translate({
        id: 'ads.demo.label',
        message: 'Advertisement at the demo',
      })}
    >
      <AdBoundary label={INLINE_LABEL}>
        <InlineAdContent
          feedUrl={options.feedUrl}
          displayRatio={options.displayRatio}
        />
      </AdBoundary>
    </section>
  );
}
