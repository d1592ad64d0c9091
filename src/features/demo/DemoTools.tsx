import { translate } from '@docusaurus/Translate';
import type { PageDemo } from '@site/plugins/demos/types';
import { useId, type ReactNode } from 'react';
import { DemoAd } from '../ads';
import type { DemoEditing } from '../demo-editor';
import type { EnvironmentControl } from '../demo-environment';
import { listDateLibraries } from './activeForm';
import DemoCodePanel from './DemoCodePanel';
import DemoNotice from './DemoNotice';
import DemoToolbar from './DemoToolbar';
import { useDemoActions } from './useDemoActions';
import type { DemoCode } from './useDemoCode';
import type { Notice } from './useNotice';

export interface DemoToolsProps {
  readonly demo: PageDemo;
  readonly title: string;
  readonly code: DemoCode;
  readonly editing: DemoEditing;
  readonly control: EnvironmentControl;
  readonly notice: Notice;
  readonly onReset: () => void;
  readonly onResetFocus: () => void;
}

/** What is below a demo: its toolbar, what that opens, and its code. */
export default function DemoTools({
  demo,
  title,
  code,
  editing,
  control,
  notice,
  onReset,
  onResetFocus,
}: DemoToolsProps): ReactNode {
  const { tools, isBarOpen, text, change } = control;
  const codeId = useId();
  const barId = useId();
  const edit = (): void => {
    if (demo.styling === 'Tailwind') {
      // Its classes are compiled while the site is built.
      notice.show(
        translate({
          id: 'demo.edit.notHere',
          message:
            'Tailwind has to compile its classes, which does not happen on this page: edit the demo in StackBlitz or CodeSandbox.',
        }),
      );
      return;
    }
    code.open();
    editing.start();
  };
  const actions = useDemoActions({
    demo,
    notice,
    editing,
    control,
    barId,
    onEdit: edit,
    onReset,
    onResetFocus,
  });
  return (
    <>
      <DemoToolbar
        demo={demo}
        title={title}
        code={code}
        codeId={codeId}
        actions={actions}
        notice={notice}
      />
      <DemoNotice notice={notice} />
      {isBarOpen && tools && (
        <tools.EnvironmentBar
          id={barId}
          title={title}
          text={text}
          dateLibraries={demo.styling ? [] : listDateLibraries(demo)}
          onChange={change}
        />
      )}
      <DemoAd demoName={demo.name} />
      {editing.tools && editing.edited !== 'no' && (
        <editing.tools.EditStatus
          editKey={editing.key}
          demo={demo}
          isForeign={editing.edited === 'foreign'}
          onMessage={notice.show}
          onReset={editing.reset}
        />
      )}
      <DemoCodePanel
        id={codeId}
        demo={demo}
        title={title}
        code={code}
        editing={editing}
        onEdit={edit}
      />
    </>
  );
}
