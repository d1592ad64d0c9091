// Change: adds the components that authors may use without an import, and the
// static code that the build makes of code fences.
import MDXComponents from '@theme-original/MDXComponents';
import PlanMark from '@site/src/components/PlanMark';
import StaticCode from '@site/src/components/StaticCode';
import { Demo } from '@site/src/features/demo';

export default { ...MDXComponents, Demo, PlanMark, StaticCode };
