import { translate } from '@docusaurus/Translate';
import type { PageDemo } from '@site/plugins/demos/types';
import { parseDemoHash } from '../code-variant';
import { setEdit, toEditKey } from './edits';
import { readSharedCode } from './sharedCode';

/** Shows the code of a link as edited; it runs when the reader says so. Returns what to tell about a link that is broken. */
export function openSharedCode(
  demo: Pick<PageDemo, 'pageKey' | 'name' | 'form'>,
  hash: string,
): string | undefined {
  const { variant, shared = '' } = parseDemoHash(hash) ?? {};
  const code = readSharedCode(shared);
  if (code === undefined || variant === undefined) {
    return translate({
      id: 'demoEditor.link.broken',
      message:
        'The link has edited code that cannot be read; it may have been cut off. This is the code of the demo itself.',
    });
  }
  setEdit(toEditKey(demo, variant), { code, isForeign: true });
  return undefined;
}
