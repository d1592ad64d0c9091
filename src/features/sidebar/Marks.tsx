import PlanMark from '@site/src/components/PlanMark';
import StatusMark from '@site/src/components/StatusMark';
import type { Marks as MarksData } from '@site/plugins/navigation/types';
import type { ReactNode } from 'react';

/** Plan and state of an entry, readable as text. */
export default function Marks({
  plan,
  planned,
  newFeature,
  unstable,
}: MarksData): ReactNode {
  return (
    <>
      {plan && <PlanMark plan={plan} variant="shape" />}
      {newFeature && <StatusMark status="new" />}
      {planned && <StatusMark status="planned" />}
      {unstable && <StatusMark status="preview" />}
    </>
  );
}
