import { transform } from 'detype';
import os from 'node:os';
import { deriveSources } from './deriveSources';
it('x', async () => { console.log((await transform('const a: string = "b"; // c', 'a.tsx'))); });
