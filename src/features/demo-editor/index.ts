export { useDemoEditing, type DemoEditing } from './useDemoEditing';
