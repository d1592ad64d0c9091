import Translate, { translate } from '@docusaurus/Translate';
import { useCopy } from '@site/src/components/CopyButton/useCopy';
import type { PageDemo } from '@site/plugins/demos/types';
import { Link, Play, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCodeVariant } from '../code-variant';
import { getEdit, setEdit } from './edits';
import { LONGEST_LINK, toSharedLink } from './sharedCode';
import styles from './editor.lazy.module.css';

/** As that of the toolbar's links. */
const COPIED_MS = 2000;

export interface EditStatusProps {
  /** Of the edit. */
  readonly editKey: string;
  readonly demo: PageDemo;
  readonly isForeign: boolean;
  /** What to tell the reader, where it stays. */
  readonly onMessage: (message: string) => void;
  readonly onReset: () => void;
}

function getTooLongText(): string {
  return translate(
    {
      id: 'demoEditor.link.tooLong',
      message:
        'The code is too long for a link: addresses of more than {count} characters get lost on their way. Export the demo instead.',
    },
    { count: String(LONGEST_LINK) },
  );
}

function useShareLink({ editKey, demo, onMessage }: EditStatusProps) {
  const { codeVariant } = useCodeVariant();
  const { state, copy } = useCopy(COPIED_MS);
  async function share(): Promise<void> {
    const code = getEdit(editKey)?.code ?? '';
    const { href } = window.location;
    const link = toSharedLink(href, demo, codeVariant, code);
    if (link === undefined) {
      onMessage(getTooLongText());
    } else if ((await copy(() => link)) === 'failed') {
      onMessage(
        translate({
          id: 'demoEditor.link.notCopied',
          message: 'Copying failed. The browser may not allow it.',
        }),
      );
    }
  }
  return { state, share };
}

function getShareLabel(state: ReturnType<typeof useCopy>['state']): string {
  return state === 'copied'
    ? translate({ id: 'copyButton.copied', message: 'Copied' })
    : translate({
        id: 'demoEditor.link.copy',
        message: 'Copy link to edited code',
      });
}

/** Says that a demo is not as it was, and what can be done about it. */
export default function EditStatus(props: EditStatusProps): ReactNode {
  const { editKey, isForeign, onReset } = props;
  const { state, share } = useShareLink(props);

  function run(): void {
    const edit = getEdit(editKey);
    if (edit) {
      setEdit(editKey, { ...edit, isForeign: false });
    }
  }

  return (
    <div className={styles.status} data-foreign={isForeign || undefined}>
      <p role="status" className={styles.mark}>
        {isForeign ? (
          <Translate id="demoEditor.foreign">
            This code comes from a link. Read it before you run it.
          </Translate>
        ) : (
          <Translate id="demoEditor.edited">Edited</Translate>
        )}
      </p>
      <div className={styles.actions}>
        {isForeign && (
          <button type="button" className={styles.mainButton} onClick={run}>
            <Play aria-hidden size={16} />
            <Translate id="demoEditor.run">Run</Translate>
          </button>
        )}
        {!isForeign && (
          <button
            type="button"
            className={styles.button}
            onClick={() => void share()}
          >
            <Link aria-hidden size={16} />
            <span aria-live="polite">{getShareLabel(state)}</span>
          </button>
        )}
        <button type="button" className={styles.button} onClick={onReset}>
          <RotateCcw aria-hidden size={16} />
          <Translate id="demoEditor.reset">Reset the code</Translate>
        </button>
      </div>
    </div>
  );
}
