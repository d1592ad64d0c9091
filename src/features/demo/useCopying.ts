import { translate } from '@docusaurus/Translate';
import { useCopy } from '@site/src/components/CopyButton/useCopy';
import type { Notice } from './useNotice';

/** As {@link useCopy}, and a failure stays to be read. */
export function useCopying(
  durationMs: number,
  notice: Notice,
): ReturnType<typeof useCopy> {
  const { state, copy } = useCopy(durationMs);
  return {
    state,
    async copy(getText) {
      notice.clear();
      const outcome = await copy(getText);
      if (outcome === 'failed') {
        notice.show(
          translate({
            id: 'demo.copy.failed',
            message:
              'Copying failed. The browser may not allow it, or the code could not be loaded.',
          }),
        );
      }
      return outcome;
    },
  };
}
