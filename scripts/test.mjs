/**
 * `npm test`: everything, on a fresh machine too. `npm run check` leaves the
 * browser out (`--without-browser`).
 */
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { ensureBuild } from './lib/ensureBuild.mjs';
import { ensureDependencies } from './lib/ensureDependencies.mjs';
import { findBrowser } from './lib/findBrowser.mjs';
import { ROOT, run, runMain } from './lib/run.mjs';

const withBrowser = !process.argv.includes('--without-browser');
const totals = { passed: 0, failed: 0, skipped: 0 };

/**
 * Runs Jest projects and adds up their tests.
 *
 * @param {readonly string[]} projects
 * @param {NodeJS.ProcessEnv} [env]
 * @param {readonly string[]} [flags]
 */
async function runJest(projects, env, flags = []) {
  const report = path.join(ROOT, `.cache/jest-${projects.join('-')}.json`);
  await rm(report, { force: true });
  try {
    await run(
      'npx',
      [
        'jest',
        '--json',
        `--outputFile=${report}`,
        '--selectProjects',
        ...projects,
        ...flags,
      ],
      env,
    );
  } finally {
    const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(
      await readFile(report, 'utf8'),
    );
    totals.passed += numPassedTests;
    totals.failed += numFailedTests;
    totals.skipped += numPendingTests;
  }
}

/**
 * @param {string} name
 * @param {() => Promise<unknown>} step
 */
async function runStep(name, step) {
  const startedAt = performance.now();
  console.log(`\n▸ ${name}`);
  await step();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`  ${name}: ${seconds} s`);
}

await runMain(async () => {
  await ensureDependencies();
  try {
    await runStep('Format', () =>
      run('npx', ['prettier', '--check', '.', '--log-level', 'warn']),
    );
    await runStep('Lint', () => run('npx', ['eslint', '.']));
    await runStep('Styles', () => run('npx', ['stylelint', 'src/**/*.css']));
    await runStep('Types', () => run('npx', ['tsc', '-p', '.']));
    await runStep('Types of the workers', async () => {
      for (const feature of ['demo-editor', 'migration-checker', 'offline']) {
        await run('npx', ['tsc', '-p', `src/features/${feature}/worker`]);
      }
    });
    await runStep('Types of the demos', () =>
      run('npx', ['tsc', '-p', 'tsconfig.demos.json']),
    );
    await runStep('Unit tests', () =>
      runJest(['build-world', 'browser-world']),
    );
    await runStep('Collector', () =>
      runJest(['collector'], {}, ['--runInBand']),
    );
    await runStep('Translations', () =>
      run('npx', ['tsx', 'scripts/checkTranslations.mts']),
    );
    await runStep('Build', ensureBuild);
    await runStep('Built site', () => runJest(['built-site']));
    if (withBrowser) {
      const env = { DOCS_BROWSER: await findBrowser() };
      await runStep('Speed', () => runJest(['speed'], env, ['--runInBand']));
      await runStep('Browser', () =>
        runJest(['browser'], env, ['--maxWorkers=2']),
      );
    }
  } finally {
    const { passed, failed, skipped } = totals;
    console.log(
      `\nTests: ${passed} passed, ${failed} failed, ${skipped} skipped`,
    );
  }
});
