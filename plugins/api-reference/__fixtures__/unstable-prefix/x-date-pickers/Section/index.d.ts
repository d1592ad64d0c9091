export { Section as Unstable_Section } from './Section';
