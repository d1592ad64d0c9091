import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { PageDemo } from '@site/plugins/demos/types';
import {
  Crosshair,
  ExternalLink,
  FileCode,
  RotateCcw,
  SlidersHorizontal,
} from 'lucide-react';
import {
  formatEnvironment,
  type EnvironmentControl,
} from '../demo-environment';
import type { DemoAction } from './action';
import { toSourceUrl, toWindowPath } from './links';
import { useCopyActions } from './useCopyActions';
import { useExportActions } from './useExportActions';
import type { Notice } from './useNotice';

export interface DemoActionsOptions {
  readonly demo: PageDemo;
  readonly notice: Notice;
  readonly control: EnvironmentControl;
  readonly environmentBar: {
    readonly id: string;
    readonly isOpen: boolean;
    readonly toggle: () => void;
  };
  readonly onResetFocus: () => void;
  readonly onReset: () => void;
}

export interface DemoActions {
  /** In visual order; some of them in the menu only. */
  readonly actions: readonly DemoAction[];
  /** What to announce. */
  readonly announcement: string;
}

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

/** Everything that a reader can do with a demo, but for its code's language and length. */
export function useDemoActions({
  demo,
  notice,
  control: { environment, isChanged },
  environmentBar,
  onResetFocus,
  onReset,
}: DemoActionsOptions): DemoActions {
  const windowPath = useBaseUrl('/demo/');
  const exports = useExportActions(demo, notice);
  const copying = useCopyActions(demo, notice);
  const source = useSourceAction(demo);

  const actions: readonly DemoAction[] = [
    ...exports,
    copying.code,
    {
      id: 'reset-focus',
      label: translate({
        id: 'demo.toolbar.resetFocus',
        message: 'Move the focus to the start of the demo',
      }),
      Icon: Crosshair,
      tracking: 'reset-focus',
      tier: 3,
      onSelect: onResetFocus,
    },
    {
      id: 'reset',
      label: translate({ id: 'demo.toolbar.reset', message: 'Reset the demo' }),
      Icon: RotateCcw,
      tracking: 'reset',
      tier: 2,
      onSelect: onReset,
    },
    {
      id: 'environment',
      label: isChanged
        ? translate({
            id: 'demo.toolbar.environmentChanged',
            message: 'Environment (changed)',
          })
        : translate({
            id: 'demo.toolbar.environment',
            message: 'Environment',
            description:
              'Opens the choices of direction, mode, width and so on of one demo',
          }),
      Icon: SlidersHorizontal,
      tracking: 'environment',
      tier: 2,
      isMarked: isChanged,
      disclosure: {
        isExpanded: environmentBar.isOpen,
        controls: environmentBar.id,
      },
      onSelect: environmentBar.toggle,
    },
    {
      id: 'window',
      label: translate({
        id: 'demo.toolbar.window',
        message: 'Open in its own window',
      }),
      Icon: ExternalLink,
      tracking: 'window',
      tier: 3,
      href: toWindowPath(windowPath, demo, formatEnvironment(environment)),
    },
    ...(source ? [source] : []),
    ...copying.links,
  ];
  return { actions, announcement: copying.announcement };
}
