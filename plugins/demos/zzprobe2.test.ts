import { highlightCode } from '../lib/highlight';
it('x', async () => { console.log(await highlightCode('const a: string = "b"; // c', 'tsx')); });
