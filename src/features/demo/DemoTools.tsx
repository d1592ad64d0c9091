import type { PageDemo } from '@site/plugins/demos/types';
import { useId, type ReactNode } from 'react';
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
  control,
  notice,
  onReset,
  onResetFocus,
}: DemoToolsProps): ReactNode {
  const { tools, isBarOpen, text, change } = control;
  const codeId = useId();
  const barId = useId();
  const actions = useDemoActions({
    demo,
    notice,
    control,
    barId,
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
      <DemoCodePanel id={codeId} title={title} lines={demo.lines} code={code} />
    </>
  );
}
