import { act, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { intersect } from '@site/tests/setup/fakeIntersectionObserver';
import { renderInSite } from '@site/tests/setup/renderInSite';

/** Renders demos that are in view, and waits for them. */
export async function renderRunning(
  ...demos: ReactNode[]
): Promise<{ readonly user: UserEvent; readonly sections: HTMLElement[] }> {
  renderInSite(demos);
  const sections = screen.getAllByRole('region', { name: /^Demo: / });
  await act(async () => sections.forEach((section) => intersect(section)));
  return { user: userEvent.setup(), sections };
}

/** Time for everything that was asked for to load and mount. */
export const settle = (): Promise<unknown> =>
  act(() => new Promise((resolve) => setTimeout(resolve, 20)));
