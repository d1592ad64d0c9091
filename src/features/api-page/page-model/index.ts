export { createSections } from './createSections';
export { getSectionTitle } from './getSectionTitle';
export { isProse } from './isProse';
export { FACTS, type Fact, type MemberSection, type Row } from './types';
