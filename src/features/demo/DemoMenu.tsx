import { translate } from '@docusaurus/Translate';
import type { PageDemo } from '@site/plugins/demos/types';
import type { ReactNode } from 'react';
import type { DemoAction } from './action';
import MenuBox from './MenuBox';
import MenuItem from './MenuItem';
import OutcomeStatus from './OutcomeStatus';
import { useMenuActions } from './useMenuActions';
import type { Notice } from './useNotice';

export interface DemoMenuProps {
  readonly id: string;
  readonly demo: PageDemo;
  /** Of the toolbar: on a narrow screen some are here instead. */
  readonly actions: readonly DemoAction[];
  readonly notice: Notice;
  /** Gives the focus back to the button, unless it has gone elsewhere. */
  readonly onClose: (returnsFocus: boolean) => void;
}

/** What is not in the toolbar: always, or on a screen that is too narrow for it. */
export default function DemoMenu({
  id,
  demo,
  actions,
  notice,
  onClose,
}: DemoMenuProps): ReactNode {
  const ownActions = useMenuActions(demo, notice);

  function select({ outcome, onSelect }: DemoAction): void {
    if (outcome === undefined) {
      onClose(true);
    }
    onSelect?.();
  }

  return (
    <>
      <MenuBox
        id={id}
        label={translate({ id: 'demo.menu.label', message: 'More' })}
        onClose={onClose}
      >
        {[...actions, ...ownActions].map((action) => (
          <MenuItem
            key={action.id}
            action={action}
            demoName={demo.name}
            onSelect={() => select(action)}
          />
        ))}
      </MenuBox>
      <OutcomeStatus actions={ownActions} />
    </>
  );
}
