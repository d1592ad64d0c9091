import path from 'node:path';
import { buildPreview } from './buildPreview';
import { deriveSources, type DerivedSources } from './deriveSources';
import type { DemoFile } from './readDemos';
import type {
  CodeVariant,
  DemoSource,
  DemoSources,
  SourceModule,
} from './types';

/** `data.ts` answers to `./data`, `rows.json` to `./rows.json`. */
function isNamedBy({ name }: SourceModule, specifier: string): boolean {
  const base = path.basename(name).replace(/\.[jt]sx?$/, '');
  return specifier === `./${base}` || specifier === `./${name}`;
}

/** Without the modules that held types only: in JavaScript nothing imports them. */
function findUsed(
  imports: readonly string[],
  modules: readonly SourceModule[],
): SourceModule[] {
  const used = new Set<SourceModule>();
  const waiting = [...imports];
  for (const specifier of waiting) {
    const module = modules.find((candidate) => isNamedBy(candidate, specifier));
    if (module && !used.has(module)) {
      used.add(module);
      waiting.push(...module.imports);
    }
  }
  return modules.filter((module) => used.has(module));
}

async function toDemoSource(
  variant: CodeVariant,
  demo: DerivedSources,
  modules: readonly DerivedSources[],
  cacheDirectory: string,
): Promise<DemoSource> {
  const { raw, html, imports } = demo[variant];
  const all = modules.map((module) => module[variant]);
  const language = variant === 'TS' ? 'tsx' : 'jsx';
  const preview = await buildPreview(raw, language, cacheDirectory);
  return {
    raw,
    html,
    ...(preview && { preview }),
    imports,
    modules: findUsed(imports, all),
  };
}

/** A demo and the files that it imports, in both languages. */
export async function buildSources(
  { name, source, modules }: Pick<DemoFile, 'name' | 'source' | 'modules'>,
  cacheDirectory: string,
): Promise<DemoSources> {
  const demo = await deriveSources(source, `${name}.tsx`, cacheDirectory);
  const derived: DerivedSources[] = [];
  for (const module of modules) {
    derived.push(
      await deriveSources(module.source, module.name, cacheDirectory),
    );
  }
  return {
    TS: await toDemoSource('TS', demo, derived, cacheDirectory),
    JS: await toDemoSource('JS', demo, derived, cacheDirectory),
  };
}
