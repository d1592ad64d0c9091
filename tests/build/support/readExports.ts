import fs from 'node:fs';
import path from 'node:path';
import type {
  CodeVariant,
  DemoSources,
  ExportTree,
} from '../../../plugins/demos/types';
import {
  createProject,
  type Project,
} from '../../../src/features/demo-export/createProject';

const MODULES = path.resolve(__dirname, '../../../.cache/demos/browser');

/** A demo as the build stored it. */
export interface StoredDemo {
  /** `current/react-charts/bars/BasicBars` */
  readonly key: string;
  readonly name: string;
  readonly file: string;
  readonly sources: DemoSources;
  readonly tree: ExportTree;
}

function readJson<T>(file: string): T {
  return JSON.parse(fs.readFileSync(path.join(MODULES, file), 'utf8')) as T; // The build's own.
}

/** `docs/x` → `current`, `versioned_docs/version-7.16.0` → `version-7.16.0` */
function getTreeName({ directory }: ExportTree): string {
  const name = path.basename(directory);
  return name.startsWith('version-') ? name : 'current';
}

/** Every demo of every docs tree, as the last build wrote it for the browser. */
export function readStoredDemos(): StoredDemo[] {
  if (!fs.existsSync(MODULES)) {
    throw new Error(`${MODULES} does not exist. Run "npm run build".`);
  }
  return readJson<ExportTree[]>('exports.json').flatMap((tree) => {
    const treeName = getTreeName(tree);
    const files = fs
      .readdirSync(path.join(MODULES, treeName), {
        recursive: true,
        encoding: 'utf8',
      })
      .filter((file) => path.basename(file) === 'sources.json')
      .sort();
    return files.flatMap((file) => {
      const page = path.dirname(file);
      const sources = readJson<Record<string, DemoSources>>(
        path.join(treeName, file),
      );
      return Object.entries(sources).map(([name, ofDemo]) => ({
        key: `${treeName}/${page}/${name}`,
        name,
        file: `${tree.directory}/${page}/demos/${name}.tsx`,
        sources: ofDemo,
        tree,
      }));
    });
  });
}

export function createStoredProject(
  { name, file, sources, tree }: StoredDemo,
  variant: CodeVariant,
): Project {
  return createProject({ demo: { name, file }, sources, tree, variant });
}
