import { parseDemoReferences } from './parseDemoReferences';
it('x', () => { console.log(parseDemoReferences('# a\n\n<Demo src="./demos/A.tsx" />')); });
