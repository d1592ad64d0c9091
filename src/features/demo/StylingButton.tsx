import { translate } from '@docusaurus/Translate';
import type { PageDemo } from '@site/plugins/demos/types';
import { Palette } from 'lucide-react';
import {
  useId,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useCodeStyling, type CodeStyling } from '../code-variant';
import { listStylings } from './activeForm';
import { useDemoMenu } from './useDemoMenu';
import type { Notice } from './useNotice';
import type { StopProps } from './useRovingStop';
import styles from './toolbar.module.css';

export interface StylingButtonProps {
  readonly demo: PageDemo;
  readonly notice: Notice;
  /** What the menu hangs from. */
  readonly barRef: RefObject<HTMLElement>;
  readonly stopProps: StopProps;
}

const loadMenu = () =>
  import(/* webpackChunkName: "demo-styling" */ './StylingMenu');

/** Opens the choice of how the demo is styled; only for demos that offer one. */
export default function StylingButton({
  demo,
  notice,
  barRef,
  stopProps,
}: StylingButtonProps): ReactNode {
  const buttonRef = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const menu = useDemoMenu(barRef, buttonRef, loadMenu, notice.show);
  const { codeStyling, chooseCodeStyling } = useCodeStyling();
  const stylings = listStylings(demo);
  const value: CodeStyling = stylings.includes(codeStyling)
    ? codeStyling
    : 'MUI System';
  const label = translate(
    { id: 'demo.styling.current', message: 'Styling: {styling}' },
    { styling: value },
  );

  function handleKey(event: KeyboardEvent): void {
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      menu.open();
    }
  }

  return (
    <>
      <button
        ref={buttonRef}
        type="button"
        {...stopProps}
        className={styles.button}
        data-marked={value === 'MUI System' ? undefined : true}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={menu.isOpen}
        aria-controls={menu.isOpen ? menuId : undefined}
        onClick={menu.toggle}
        onKeyDown={handleKey}
      >
        <Palette aria-hidden size={16} />
      </button>
      {menu.isOpen && menu.Menu && (
        <menu.Menu
          id={menuId}
          demoName={demo.name}
          stylings={stylings}
          value={value}
          onChange={chooseCodeStyling}
          onClose={menu.close}
        />
      )}
    </>
  );
}
