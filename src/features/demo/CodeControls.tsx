import { translate } from '@docusaurus/Translate';
import { Code } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCodeVariant, type CodeVariant } from '../code-variant';
import { toTrackingProps } from './action';
import type { DemoCode } from './useDemoCode';
import type { StopProps } from './useRovingStop';
import styles from './toolbar.module.css';

const VARIANTS: readonly CodeVariant[] = ['JS', 'TS'];

export interface CodeControlsProps {
  readonly demoName: string;
  readonly code: DemoCode;
  /** Of the panel with the code. */
  readonly codeId: string;
  readonly getStopProps: (id: string) => StopProps;
}

function getToggleLabel({ isOpen, hasPreview }: DemoCode): string {
  if (hasPreview) {
    return isOpen
      ? translate({ id: 'demo.toolbar.collapse', message: 'Collapse code' })
      : translate({ id: 'demo.toolbar.expand', message: 'Expand code' });
  }
  return isOpen
    ? translate({ id: 'demo.toolbar.hideCode', message: 'Hide code' })
    : translate({ id: 'demo.toolbar.showCode', message: 'Show code' });
}

/** The language of the code, and how much of it shows. */
export default function CodeControls({
  demoName,
  code,
  codeId,
  getStopProps,
}: CodeControlsProps): ReactNode {
  const { codeVariant, chooseCodeVariant } = useCodeVariant();

  function choose(variant: CodeVariant): void {
    if (variant !== codeVariant) {
      chooseCodeVariant(variant);
    }
  }

  return (
    <>
      <div
        role="group"
        aria-label={translate({
          id: 'demo.toolbar.variant',
          message: 'Language of the code',
        })}
        className={styles.variants}
      >
        {VARIANTS.map((variant) => (
          <button
            key={variant}
            type="button"
            {...getStopProps(variant)}
            {...toTrackingProps(`source-${variant.toLowerCase()}`, demoName)}
            className={styles.variant}
            aria-pressed={variant === codeVariant}
            onClick={() => choose(variant)}
          >
            {variant}
          </button>
        ))}
      </div>
      <button
        type="button"
        {...getStopProps('toggle')}
        {...toTrackingProps('expand', demoName)}
        className={styles.textButton}
        aria-expanded={code.isOpen}
        aria-controls={codeId}
        onClick={code.toggle}
      >
        <Code aria-hidden size={16} />
        <span className={styles.text}>{getToggleLabel(code)}</span>
      </button>
    </>
  );
}
