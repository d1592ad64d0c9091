import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { PageDemo } from '@site/plugins/demos/types';
import {
  Copy,
  Crosshair,
  ExternalLink,
  Pencil,
  RotateCcw,
  SlidersHorizontal,
} from 'lucide-react';
import { useCodeVariant } from '../code-variant';
import type { DemoEditing } from '../demo-editor';
import type { EnvironmentControl } from '../demo-environment';
import type { DemoAction } from './action';
import { toWindowPath } from './windowAddress';
import { useCopying } from './useCopying';
import { useExportActions } from './useExportActions';
import type { Notice } from './useNotice';

export interface DemoActionsOptions {
  readonly demo: PageDemo;
  readonly notice: Notice;
  readonly editing: DemoEditing;
  readonly control: EnvironmentControl;
  /** Of the environment bar. */
  readonly barId: string;
  readonly onEdit: () => void;
  readonly onResetFocus: () => void;
  readonly onReset: () => void;
}

/** Behaviours §14: how long copied code says so. */
const COPIED_MS = 1200;

/** What a reader can do with a demo, in visual order; its code's language and length are apart. */
export function useDemoActions({
  demo,
  notice,
  editing: { edited, getCode },
  control: { text, tools, isBarOpen, toggleBar },
  barId,
  onEdit,
  onResetFocus,
  onReset,
}: DemoActionsOptions): readonly DemoAction[] {
  const windowPath = useBaseUrl('/demo/');
  const exports = useExportActions(demo, getCode, notice, { tools, text });
  const { state, copy } = useCopying(COPIED_MS, notice);
  const { codeVariant } = useCodeVariant();

  return [
    {
      id: 'edit',
      label: translate({ id: 'demo.toolbar.edit', message: 'Edit the code' }),
      Icon: Pencil,
      tracking: 'edit',
      tier: 1,
      isMarked: edited !== 'no',
      onSelect: onEdit,
    },
    ...exports,
    {
      id: 'copy',
      label: translate({ id: 'copyButton.copy', message: 'Copy the code' }),
      Icon: Copy,
      tracking: 'copy',
      tier: 1,
      outcome: state,
      onSelect: () =>
        void copy(
          async () => getCode() ?? (await demo.loadSources())[codeVariant].raw,
        ),
    },
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
      label: text
        ? translate({
            id: 'demo.toolbar.environmentChanged',
            message: 'Environment (changed)',
          })
        : translate({
            id: 'demo.toolbar.environment',
            message: 'Environment',
          }),
      Icon: SlidersHorizontal,
      tracking: 'environment',
      tier: 2,
      isMarked: text !== '',
      disclosure: {
        isExpanded: isBarOpen,
        controls: barId,
      },
      onSelect: toggleBar,
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
      href: toWindowPath(windowPath, demo, text),
    },
  ];
}
