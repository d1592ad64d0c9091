/** `npm run dev`: one language with hot reload; `npm run dev -- --locale zh` for Chinese. */
import { ensureDependencies } from './lib/ensureDependencies.mjs';
import { run, runMain } from './lib/run.mjs';

await runMain(async () => {
  await ensureDependencies();
  await run('npx', ['docusaurus', 'start', ...process.argv.slice(2)]);
});
