import fs from 'node:fs';
import path from 'node:path';
import type { DocsTree } from './docsTree';

/** Names of the versions that `docs:version` cut, newest first. */
function readCutVersions(siteDirectory: string): string[] {
  const file = path.join(siteDirectory, 'versions.json');
  const names: unknown = fs.existsSync(file)
    ? JSON.parse(fs.readFileSync(file, 'utf8'))
    : [];
  return Array.isArray(names) ? names.map(String) : [];
}

/** The docs trees of the site: the current docs, then every cut version. */
export function readDocsTrees(siteDirectory: string): DocsTree[] {
  return [
    { name: 'current', directory: 'docs/x' },
    ...readCutVersions(siteDirectory).map((name) => ({
      name: `version-${name}`,
      directory: `versioned_docs/version-${name}`,
    })),
  ];
}
