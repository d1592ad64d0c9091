import { translate } from '@docusaurus/Translate';
import { Ellipsis } from 'lucide-react';
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import CodeControls from './CodeControls';
import DemoMenu from './DemoMenu';
import ToolbarButton from './ToolbarButton';
import type { DemoCode } from './useDemoCode';
import type { DemoActions } from './useDemoActions';
import { useDemoMenu } from './useDemoMenu';
import { useRovingStop } from './useRovingStop';
import styles from './toolbar.module.css';

export interface DemoToolbarProps {
  readonly demoName: string;
  readonly title: string;
  readonly code: DemoCode;
  readonly codeId: string;
  readonly actions: DemoActions;
}

/** What a reader can do with a demo: one tab stop, arrow keys inside. */
export default function DemoToolbar({
  demoName,
  title,
  code,
  codeId,
  actions: { actions, announcement },
}: DemoToolbarProps): ReactNode {
  const rootRef = useRef<HTMLDivElement>(null);
  const toolbarRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const menu = useDemoMenu(rootRef, buttonRef);
  const getStopProps = useRovingStop(toolbarRef, 'JS');
  const menuLabel = translate({ id: 'demo.menu.label', message: 'More' });

  function handleMenuKey(event: KeyboardEvent): void {
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      menu.open();
    }
  }

  return (
    <div ref={rootRef} className={styles.bar} data-menu-open={menu.isOpen}>
      <div
        ref={toolbarRef}
        role="toolbar"
        aria-label={translate(
          { id: 'demo.toolbar.label', message: 'Code of the demo: {title}' },
          { title },
        )}
        className={styles.toolbar}
      >
        <CodeControls
          demoName={demoName}
          code={code}
          codeId={codeId}
          getStopProps={getStopProps}
        />
        <span className={styles.spacer} />
        {actions
          .filter(({ tier }) => tier !== undefined)
          .map((action) => (
            <ToolbarButton
              key={action.id}
              action={action}
              demoName={demoName}
              stopProps={getStopProps(action.id)}
            />
          ))}
        <button
          ref={buttonRef}
          type="button"
          {...getStopProps('menu')}
          className={styles.button}
          aria-label={menuLabel}
          title={menuLabel}
          aria-haspopup="menu"
          aria-expanded={menu.isOpen}
          aria-controls={menu.isOpen ? menuId : undefined}
          onClick={menu.toggle}
          onKeyDown={handleMenuKey}
        >
          <Ellipsis aria-hidden size={16} />
        </button>
      </div>
      {menu.isOpen && (
        <DemoMenu
          id={menuId}
          actions={actions}
          demoName={demoName}
          onClose={menu.close}
        />
      )}
      <span role="status" className="visually-hidden">
        {announcement}
      </span>
    </div>
  );
}
