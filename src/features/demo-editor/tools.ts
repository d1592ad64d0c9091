/** What loads when a reader starts to edit, or comes to edited code. */
export { default as EditorPanel } from './EditorPanel';
export { default as EditStatus } from './EditStatus';
export { default as LiveStage } from './LiveStage';
export { openSharedCode } from './openSharedCode';
