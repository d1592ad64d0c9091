/** `npm start`: installs and builds what is missing, then serves the production site. */
import { ensureBuild } from './lib/ensureBuild.mjs';
import { ensureDependencies } from './lib/ensureDependencies.mjs';
import { run, runMain } from './lib/run.mjs';

await runMain(async () => {
  await ensureDependencies();
  await ensureBuild();
  await run('npx', ['tsx', 'server/main.ts', ...process.argv.slice(2)]);
});
