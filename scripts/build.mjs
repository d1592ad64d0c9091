/** `npm run build`: installs what is missing, then builds all languages. */
import { build } from './lib/ensureBuild.mjs';
import { ensureDependencies } from './lib/ensureDependencies.mjs';
import { runMain } from './lib/run.mjs';

await runMain(async () => {
  await ensureDependencies();
  await build();
});
