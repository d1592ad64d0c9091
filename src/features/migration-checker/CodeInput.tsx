import Button from '@site/src/components/Button';
import { useId, useRef, useState, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import { MAX_CODE_LENGTH } from './logic';
import { SAMPLE_CODE } from './sample';
import styles from './styles.lazy.module.css';

export interface CodeInputProps {
  readonly code: string;
  readonly onChange: (code: string) => void;
  /** Takes a whole file; the sample says which version it is for. */
  readonly onOpen: (code: string, from?: string) => void;
  readonly isBusy: boolean;
}

/** Code that is pasted, typed, dropped or opened. */
export default function CodeInput({
  code,
  onChange,
  onOpen,
  isBusy,
}: CodeInputProps): ReactNode {
  const id = useId();
  const fileInput = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);

  async function openFile(file: File | undefined): Promise<void> {
    if (file) {
      // A character has at most four bytes; more than the limit is not read.
      const start = file.slice(0, MAX_CODE_LENGTH * 4 + 1);
      onOpen(await start.text().catch(() => ''));
    }
  }

  return (
    <div className={styles.input}>
      <label htmlFor={id}>
        <Translate id="migrationChecker.code">Your code</Translate>
      </label>
      <textarea
        id={id}
        className={clsx(styles.textarea, isOver && styles.over)}
        dir="ltr"
        rows={10}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        placeholder={translate({
          id: 'migrationChecker.placeholder',
          message: 'Paste a JavaScript or TypeScript file, or drop one here.',
        })}
        value={code}
        onChange={(event) => onChange(event.target.value)}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          const [file] = event.dataTransfer.files;
          setIsOver(false);
          if (file) {
            event.preventDefault();
            void openFile(file);
          }
        }}
      />
      <div className={styles.actions}>
        <Button size="large" isMain type="submit" disabled={isBusy}>
          <Translate id="migrationChecker.start">Check</Translate>
        </Button>
        <Button size="large" onClick={() => fileInput.current?.click()}>
          <Translate id="migrationChecker.open">Open a file</Translate>
        </Button>
        <Button size="large" onClick={() => onOpen(SAMPLE_CODE, 'v6')}>
          <Translate id="migrationChecker.sample">Try a sample</Translate>
        </Button>
        <input
          ref={fileInput}
          type="file"
          hidden
          accept=".js,.jsx,.ts,.tsx,.mjs,.cjs,.mts,.cts"
          onChange={(event) => {
            void openFile(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </div>
    </div>
  );
}
