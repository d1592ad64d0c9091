import type {
  CodeStyling,
  CodeVariant,
  DemoSource,
  DemoSources,
  ExportTree,
  PageDemo,
} from '@site/plugins/demos/types';
import { toPackageName } from '@site/plugins/lib/packageNames';
import { findDateLibrary } from '../component-locales';
import { TAILWIND_TOOLS } from './buildTools';
import { findDateLibraries } from './dateAdapters';
import { listDependencies } from './listDependencies';
import type { DemoFacts, ExportEnvironment } from './environment';
import { readImports } from './readImports';
import { renderMain } from './renderMain';
import {
  listFonts,
  renderHtml,
  renderJson,
  renderTailwind,
  renderTsConfig,
  renderViteConfig,
} from './renderFiles';

/** A demo as a project of its own. */
export interface Project {
  /** `multi-sorting-demo` */
  readonly name: string;
  readonly title: string;
  /** Address of the demo's source. */
  readonly description: string;
  readonly variant: CodeVariant;
  readonly styling?: CodeStyling | undefined;
  /** File that a reader wants to see first: `src/Demo.tsx`. */
  readonly demoFile: string;
  /** By path from the project's folder. */
  readonly files: Readonly<Record<string, string>>;
}

export interface ProjectOptions {
  readonly demo: Pick<PageDemo, 'name' | 'file' | 'styling'>;
  /** What the reader chose for the demo. */
  readonly environment?: ExportEnvironment;
  readonly sources: DemoSources;
  readonly variant: CodeVariant;
  /** The docs tree that shows the demo. */
  readonly tree: ExportTree;
  /** Edited code instead of the demo's own. */
  readonly code?: string | undefined;
}

/** A demo without dates of its own names its library by the adapter only. */
function toFacts(imports: readonly string[]): DemoFacts {
  const names = imports.map(toPackageName).filter((name) => name !== undefined);
  const libraries = Object.keys(findDateLibraries(imports));
  return {
    packages: [...new Set(names)],
    dateLibrary: findDateLibrary([...names, ...libraries]),
  };
}

/** `MultiSorting` → `multi-sorting-demo` */
function toProjectName(demoName: string): string {
  const words = demoName.replace(/([a-z0-9])(?=[A-Z])/g, '$1-');
  return `${words.toLowerCase()}-demo`;
}

function getSource({
  demo,
  sources,
  variant,
  code,
}: ProjectOptions): DemoSource {
  const source = sources[variant];
  if (!source) {
    throw new TypeError(`${demo.name} has no variant "${variant}".`);
  }
  return code === undefined
    ? source
    : { ...source, raw: code, imports: readImports(code) };
}

function renderPackageJson(
  { name, description }: Pick<Project, 'name' | 'description'>,
  imports: readonly string[],
  variant: CodeVariant,
  tree: ExportTree,
): string {
  return renderJson({
    name,
    description,
    version: '0.0.0',
    private: true,
    type: 'module',
    scripts: {
      dev: 'vite',
      build: variant === 'TS' ? 'tsc && vite build' : 'vite build',
      preview: 'vite preview',
    },
    ...listDependencies(imports, variant, tree),
  });
}

/**
 * The files of a Vite project that shows one demo.
 * @throws {UnknownAdapterError} When the demo needs a date library that nobody knows.
 * @throws {TypeError} When the demo has no such variant.
 */
export function createProject(options: ProjectOptions): Project {
  const { demo, variant, tree, environment = {} } = options;
  const { styling } = demo;
  const source = getSource(options);
  const imports = [source, ...source.modules].flatMap((file) => file.imports);
  const allCode = [source, ...source.modules]
    .map((file) => file.raw)
    .join('\n');
  const [script, component] = variant === 'TS' ? ['ts', 'tsx'] : ['js', 'jsx'];
  const title = `${demo.name} demo — MUI X`;
  const identity = {
    name: toProjectName(demo.name),
    description: tree.permalinkBase + demo.file,
  };
  const main = renderMain({
    variant,
    environment,
    styling,
    facts: toFacts(imports),
  });
  const all = [
    ...imports,
    ...readImports(main),
    ...(styling === 'Tailwind' ? TAILWIND_TOOLS : []),
  ];
  const fonts = listFonts({ code: allCode, imports });
  const demoFile = `src/Demo.${component}`;
  return {
    ...identity,
    title,
    variant,
    styling,
    demoFile,
    files: {
      'index.html': renderHtml(
        title,
        fonts,
        `src/main.${component}`,
        environment,
        styling,
      ),
      'package.json': renderPackageJson(identity, all, variant, tree),
      [demoFile]: source.raw,
      [`src/main.${component}`]: main,
      ...(styling === 'Tailwind' && { 'src/tailwind.css': renderTailwind() }),
      ...Object.fromEntries(
        source.modules.map(({ name, raw }) => [`src/${name}`, raw]),
      ),
      ...(variant === 'TS' && { 'tsconfig.json': renderTsConfig() }),
      [`vite.config.${script}`]: renderViteConfig([], styling),
    },
  };
}
