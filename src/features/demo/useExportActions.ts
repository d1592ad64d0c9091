import { translate } from '@docusaurus/Translate';
import type { PageDemo } from '@site/plugins/demos/types';
import { Box, FileArchive, Zap } from 'lucide-react';
import { useCodeVariant } from '../code-variant';
import type { EnvironmentControl } from '../demo-environment';
import type { ExportTarget } from '../demo-export';
import { getNotLoadedText } from '../lazy';
import type { DemoAction } from './action';
import { toError } from './toError';
import type { Notice } from './useNotice';

async function loadExport() {
  try {
    return await import(/* webpackChunkName: "demo-export" */ '../demo-export');
  } catch (cause) {
    throw new Error(getNotLoadedText(), { cause });
  }
}

/**
 * Taking a demo to an editor elsewhere, or home.
 *
 * @param getCode Edited code; undefined for the demo's own.
 */
export function useExportActions(
  demo: PageDemo,
  getCode: () => string | undefined,
  notice: Notice,
  { tools, text }: Pick<EnvironmentControl, 'tools' | 'text'>,
): readonly DemoAction[] {
  const { codeVariant } = useCodeVariant();

  async function run(target: ExportTarget): Promise<void> {
    notice.clear();
    try {
      const { exportDemo } = await loadExport();
      await exportDemo(target, {
        demo,
        variant: codeVariant,
        code: getCode(),
        ...(tools && { environment: tools.readEnvironment(text) }),
      });
    } catch (reason) {
      console.error(reason);
      notice.show(toError(reason).message);
    }
  }

  return [
    {
      id: 'stackblitz',
      label: translate({
        id: 'demo.export.stackblitz',
        message: 'Edit in StackBlitz',
      }),
      Icon: Zap,
      tracking: 'stackblitz',
      tier: 3,
      onSelect: () => void run('stackblitz'),
    },
    {
      id: 'codesandbox',
      label: translate({
        id: 'demo.export.codesandbox',
        message: 'Edit in CodeSandbox',
      }),
      Icon: Box,
      tracking: 'codesandbox',
      tier: 3,
      onSelect: () => void run('codesandbox'),
    },
    {
      id: 'zip',
      label: translate({
        id: 'demo.export.zip',
        message: 'Download as a project (ZIP)',
      }),
      Icon: FileArchive,
      tracking: 'zip',
      tier: 3,
      onSelect: () => void run('zip'),
    },
  ];
}
