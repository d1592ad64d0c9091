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
import type { ExportEnvironment } from '../../../src/features/demo-export/environment';

const MODULES = path.resolve(__dirname, '../../../.cache/demos/browser');

/** A form of a demo as the build stored it. */
export interface StoredDemo {
  /** `current/react-charts/bars/BasicBars`, and its form: `…/BasicBars/Tailwind`. */
  readonly key: string;
  /** `Tailwind`, `luxon`; undefined for the demo itself. */
  readonly form: string | undefined;
  /** Of the form; undefined for the demo itself and its other date libraries. */
  readonly styling: 'Tailwind' | 'CSS' | undefined;
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
      .filter((file) => /^sources(-[\w-]+)?\.json$/.test(path.basename(file)))
      .sort();
    return files.flatMap((file) => {
      const page = path.dirname(file);
      const form = /^sources-([\w-]+)\.json$/.exec(path.basename(file))?.[1];
      const styling = form === 'Tailwind' || form === 'CSS' ? form : undefined;
      const sources = readJson<Record<string, DemoSources>>(
        path.join(treeName, file),
      );
      return Object.entries(sources).map(([name, ofDemo]) => ({
        key: [treeName, page, name, ...(form ? [form] : [])].join('/'),
        name,
        form,
        styling,
        file: `${tree.directory}/${page}/demos/${name}${
          styling ? `.${styling.toLowerCase()}` : ''
        }.tsx`,
        sources: ofDemo,
        tree,
      }));
    });
  });
}

export function createStoredProject(
  { name, file, styling, sources, tree }: StoredDemo,
  variant: CodeVariant,
  environment: ExportEnvironment = {},
): Project {
  return createProject({
    demo: { name, file, ...(styling && { styling }) },
    sources,
    tree,
    variant,
    environment,
  });
}
