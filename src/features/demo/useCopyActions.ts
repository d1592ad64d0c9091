import { translate } from '@docusaurus/Translate';
import { useCopy } from '@site/src/components/CopyButton/useCopy';
import type { PageDemo } from '@site/plugins/demos/types';
import { Copy, Link } from 'lucide-react';
import { useCodeVariant } from '../code-variant';
import type { DemoAction } from './action';
import { toVariantLink } from './links';
import { getOutcomeText } from './outcome';
import type { Notice } from './useNotice';

/** Behaviours §14 and §20.4: how long the outcome shows. */
const CODE_COPIED_MS = 1200;
const LINK_COPIED_MS = 2000;

export interface CopyActions {
  readonly code: DemoAction;
  readonly links: readonly DemoAction[];
  /** To be announced; empty when there is nothing to say. */
  readonly announcement: string;
}

/** Copying a demo's code, and links that open it in one of the languages. */
export function useCopyActions(demo: PageDemo, notice: Notice): CopyActions {
  const { codeVariant } = useCodeVariant();
  const code = useCopy(CODE_COPIED_MS);
  const jsLink = useCopy(LINK_COPIED_MS);
  const tsLink = useCopy(LINK_COPIED_MS);

  async function copy(
    copying: typeof code,
    getText: () => string | Promise<string>,
  ): Promise<void> {
    notice.clear();
    if ((await copying.copy(getText)) === 'failed') {
      notice.show(
        translate({
          id: 'demo.copy.failed',
          message:
            'Copying failed. The browser may not allow it, or the code could not be loaded.',
        }),
      );
    }
  }
  const copyLink = (copying: typeof code, variant: 'JS' | 'TS') => () =>
    void copy(copying, () =>
      toVariantLink(window.location.href, demo.name, variant),
    );

  return {
    code: {
      id: 'copy',
      label: translate({ id: 'copyButton.copy', message: 'Copy the code' }),
      Icon: Copy,
      tracking: 'copy',
      tier: 1,
      outcome: code.state,
      onSelect: () =>
        void copy(
          code,
          async () => (await demo.loadSources())[codeVariant].raw,
        ),
    },
    links: [
      {
        id: 'copy-js-link',
        label: translate({
          id: 'demo.menu.copyJsLink',
          message: 'Copy link to JavaScript',
        }),
        Icon: Link,
        tracking: 'copy-js-source-link',
        outcome: jsLink.state,
        onSelect: copyLink(jsLink, 'JS'),
      },
      {
        id: 'copy-ts-link',
        label: translate({
          id: 'demo.menu.copyTsLink',
          message: 'Copy link to TypeScript',
        }),
        Icon: Link,
        tracking: 'copy-ts-source-link',
        outcome: tsLink.state,
        onSelect: copyLink(tsLink, 'TS'),
      },
    ],
    announcement: [code, jsLink, tsLink]
      .map(({ state }) => getOutcomeText(state))
      .join(''),
  };
}
