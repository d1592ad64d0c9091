import { translate } from '@docusaurus/Translate';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CodeStyling } from '../code-variant';
import { toTrackingProps } from './action';
import MenuBox from './MenuBox';
import styles from './menu.lazy.module.css';

export interface StylingMenuProps {
  readonly id: string;
  readonly demoName: string;
  readonly stylings: readonly CodeStyling[];
  readonly value: CodeStyling;
  readonly onChange: (styling: CodeStyling) => void;
  readonly onClose: (returnsFocus: boolean) => void;
}

/** The stylings that a demo exists in. */
export default function StylingMenu({
  id,
  demoName,
  stylings,
  value,
  onChange,
  onClose,
}: StylingMenuProps): ReactNode {
  function select(styling: CodeStyling): void {
    onClose(true);
    if (styling !== value) {
      onChange(styling);
    }
  }

  return (
    <MenuBox
      id={id}
      label={translate({ id: 'demo.styling.label', message: 'Styling' })}
      edge="start"
      onClose={onClose}
    >
      {stylings.map((styling) => (
        <button
          key={styling}
          type="button"
          role="menuitemradio"
          tabIndex={-1}
          className={styles.menuItem}
          {...toTrackingProps(`styling-${styling.toLowerCase()}`, demoName)}
          aria-checked={styling === value}
          onClick={() => select(styling)}
        >
          <Check aria-hidden size={16} />
          {styling}
        </button>
      ))}
    </MenuBox>
  );
}
