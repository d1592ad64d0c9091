/** Writes `build/_headers`, which static hosts and the site's own server read. */
import fs from 'node:fs/promises';
import path from 'node:path';
import docusaurusUtils from '@docusaurus/utils';
import framePolicy from '../server/framePolicy.json';
import { createHeaders, renderHeaders } from '../server/headers/createHeaders';
import { getPolicyHosts } from '../server/headers/getPolicyHosts';
import { readScriptHashes } from '../server/headers/readScriptHashes';
import { loadSiteOptions } from '../site.config';

const { Globby } = docusaurusUtils;

const BUILD = path.resolve('build');

async function main(): Promise<void> {
  const files = await Globby('**/*.html', { cwd: BUILD });
  const hashes = new Set<string>();
  for (const file of files) {
    const html = await fs.readFile(path.join(BUILD, file), 'utf8');
    // A page that moved leads on without its script, where `_redirects` doesn't.
    if (!/http-equiv=["']?refresh/i.test(html)) {
      readScriptHashes(html).forEach((hash) => hashes.add(hash));
    }
  }
  const pages = files.map(
    (file) => `/${file.replace(/(^|\/)index\.html$/, '$1')}`,
  );
  const rules = createHeaders({
    pages,
    scriptHashes: [...hashes].sort(),
    frame: framePolicy,
    hosts: getPolicyHosts(loadSiteOptions(process.env)),
  });
  await fs.writeFile(path.join(BUILD, '_headers'), renderHeaders(rules));
  console.log(
    `Wrote the headers of ${files.length} pages, which have ${hashes.size} inline scripts.`,
  );
}

await main();
