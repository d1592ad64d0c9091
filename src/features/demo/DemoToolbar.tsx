import { translate } from '@docusaurus/Translate';
import { Ellipsis } from 'lucide-react';
import type { PageDemo } from '@site/plugins/demos/types';
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { DemoAction } from './action';
import { listStylings } from './activeForm';
import CodeControls from './CodeControls';
import OutcomeStatus from './OutcomeStatus';
import StylingButton from './StylingButton';
import ToolbarButton from './ToolbarButton';
import type { DemoCode } from './useDemoCode';
import { useDemoMenu } from './useDemoMenu';
import type { Notice } from './useNotice';
import { useRovingStop } from './useRovingStop';
import styles from './toolbar.module.css';

export interface DemoToolbarProps {
  readonly demo: PageDemo;
  readonly title: string;
  readonly code: DemoCode;
  readonly codeId: string;
  readonly actions: readonly DemoAction[];
  readonly notice: Notice;
}

const loadMenu = () => import(/* webpackChunkName: "demo-menu" */ './DemoMenu');

/** What a reader can do with a demo: one tab stop, arrow keys inside. */
export default function DemoToolbar({
  demo,
  title,
  code,
  codeId,
  actions,
  notice,
}: DemoToolbarProps): ReactNode {
  const rootRef = useRef<HTMLDivElement>(null);
  const toolbarRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const hasStylings = listStylings(demo).length > 0;
  const menu = useDemoMenu(rootRef, buttonRef, loadMenu, notice.show);
  const getStopProps = useRovingStop(
    toolbarRef,
    hasStylings ? 'styling' : 'JS',
  );
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
        {hasStylings && (
          <StylingButton
            demo={demo}
            notice={notice}
            barRef={rootRef}
            stopProps={getStopProps('styling')}
          />
        )}
        <CodeControls
          demoName={demo.name}
          code={code}
          codeId={codeId}
          getStopProps={getStopProps}
        />
        <span className={styles.spacer} />
        {actions.map((action) => (
          <ToolbarButton
            key={action.id}
            action={action}
            demoName={demo.name}
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
      {menu.isOpen && menu.Menu && (
        <menu.Menu
          id={menuId}
          demo={demo}
          actions={actions}
          notice={notice}
          onClose={menu.close}
        />
      )}
      <OutcomeStatus actions={actions} />
    </div>
  );
}
