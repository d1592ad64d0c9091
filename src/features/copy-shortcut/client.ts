import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { listenForCopy } from './copyBlock';
import { getCopyKeys } from './logic';

if (ExecutionEnvironment.canUseDOM) {
  // For the hint, which is drawn by src/css/code.css.
  document.documentElement.style.setProperty(
    '--docs-copy-keys',
    JSON.stringify(getCopyKeys(navigator.platform)),
  );
  listenForCopy(document);
}
