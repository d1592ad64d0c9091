import type {
  CodeVariant,
  DemoSource,
  DemoSources,
  ExportTree,
  PageDemo,
} from '@site/plugins/demos/types';
import { listDependencies } from './listDependencies';
import { readImports } from './readImports';
import {
  listFonts,
  renderHtml,
  renderJson,
  renderMain,
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
  /** File that a reader wants to see first: `src/Demo.tsx`. */
  readonly demoFile: string;
  /** By path from the project's folder. */
  readonly files: Readonly<Record<string, string>>;
}

export interface ProjectOptions {
  readonly demo: Pick<PageDemo, 'name' | 'file'>;
  readonly sources: DemoSources;
  readonly variant: CodeVariant;
  /** The docs tree that shows the demo. */
  readonly tree: ExportTree;
  /** Edited code instead of the demo's own. */
  readonly code?: string | undefined;
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
  const { demo, variant, tree } = options;
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
  const fonts = listFonts({ code: allCode, imports });
  const demoFile = `src/Demo.${component}`;
  return {
    ...identity,
    title,
    variant,
    demoFile,
    files: {
      'index.html': renderHtml(title, fonts, `src/main.${component}`),
      'package.json': renderPackageJson(identity, imports, variant, tree),
      [demoFile]: source.raw,
      [`src/main.${component}`]: renderMain(variant),
      ...Object.fromEntries(
        source.modules.map(({ name, raw }) => [`src/${name}`, raw]),
      ),
      ...(variant === 'TS' && { 'tsconfig.json': renderTsConfig() }),
      [`vite.config.${script}`]: renderViteConfig(),
    },
  };
}
