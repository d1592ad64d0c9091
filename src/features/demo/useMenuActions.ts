import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { PageDemo } from '@site/plugins/demos/types';
import { FileCode, Link } from 'lucide-react';
import type { DemoAction } from './action';
import { toSourceUrl, toVariantLink } from './menuLinks';
import { useCopying } from './useCopying';
import type { Notice } from './useNotice';

/** Behaviours §14: how long a copied link says so. */
const COPIED_MS = 2000;

function useSourceAction({ file }: PageDemo): DemoAction | undefined {
  const { siteConfig } = useDocusaurusContext();
  const editUrl = siteConfig.customFields?.['editUrl'];
  return typeof editUrl === 'string'
    ? {
        id: 'source',
        label: translate({
          id: 'demo.menu.source',
          message: 'Source in the repository',
        }),
        Icon: FileCode,
        tracking: 'github',
        href: toSourceUrl(editUrl, file),
      }
    : undefined;
}

/** What is in the menu only, wide as the screen may be. */
export function useMenuActions(
  demo: PageDemo,
  notice: Notice,
): readonly DemoAction[] {
  const js = useCopying(COPIED_MS, notice);
  const ts = useCopying(COPIED_MS, notice);
  const source = useSourceAction(demo);
  const getLink = (variant: 'JS' | 'TS') => () =>
    toVariantLink(window.location.href, demo.name, variant, demo.styling);
  return [
    ...(source ? [source] : []),
    {
      id: 'copy-js-link',
      label: translate({
        id: 'demo.menu.copyJsLink',
        message: 'Copy link to JavaScript',
      }),
      Icon: Link,
      tracking: 'copy-js-source-link',
      outcome: js.state,
      onSelect: () => void js.copy(getLink('JS')),
    },
    {
      id: 'copy-ts-link',
      label: translate({
        id: 'demo.menu.copyTsLink',
        message: 'Copy link to TypeScript',
      }),
      Icon: Link,
      tracking: 'copy-ts-source-link',
      outcome: ts.state,
      onSelect: () => void ts.copy(getLink('TS')),
    },
  ];
}
