import path from 'node:path';
import { toPackageName } from '../lib/packageNames';
import { writeIfChanged } from '../lib/writeIfChanged';
import { buildSources } from './buildSources';
import {
  createTranslator,
  deriveDates,
  type DatedCode,
  type DatedDemo,
} from './date-libraries/deriveDates';
import { OTHER_LIBRARIES } from './date-libraries/libraries';
import { parseDemoSource } from './parseDemoSource';
import type { ComponentFile, DemoFile } from './readDemos';
import type { AlternativeId, DemoSources } from './types';

/** Another form of a demo, ready to be written. */
export interface BuiltAlternative {
  readonly id: AlternativeId;
  readonly component: ComponentFile;
  /** What a bundler imports: `@site/docs/…` or a file that the build wrote. */
  readonly specifier: string;
  readonly sources: DemoSources;
}

export interface AlternativeOptions {
  /** Absolute. */
  readonly siteDirectory: string;
  /** Where translated files are written, absolute. */
  readonly directory: string;
  readonly cacheDirectory: string;
}

const DAYJS_ADAPTER = /^@mui\/x-date-pickers(-pro)?\/AdapterDayjs$/;

/** Whether Day.js writes the dates of a demo. */
export function usesDayjs({ source, modules }: ComponentFile): boolean {
  const imports = [
    parseDemoSource(source).imports,
    ...modules.map((module) => module.imports),
  ].flat();
  return imports.some((specifier) => DAYJS_ADAPTER.test(specifier));
}

function toDatedDemo(
  siteDirectory: string,
  { file, source, modules }: ComponentFile,
): DatedDemo {
  return {
    directory: path.join(siteDirectory, path.dirname(file)),
    fileName: path.basename(file),
    source,
    modules,
  };
}

/** The component in another library, as if it were beside the demo. */
function toComponent(
  demo: ComponentFile,
  { code, modules }: DatedCode,
): ComponentFile {
  const translated = demo.modules.map((module) => {
    const source = modules[module.name] ?? module.source;
    const imports =
      source === module.source
        ? module.imports
        : parseDemoSource(source, module.name).imports;
    return { ...module, source, imports };
  });
  const { imports } = parseDemoSource(code);
  const packages = [imports, ...translated.map((module) => module.imports)]
    .flat()
    .map(toPackageName)
    .filter((name) => name !== undefined);
  return {
    ...demo,
    source: code,
    modules: translated,
    packages: [...new Set(packages)].sort(),
  };
}

/** Writes a component with the files beside it into a folder. Resolves to its path. */
async function writeComponent(
  name: string,
  { source, modules }: ComponentFile,
  directory: string,
): Promise<string> {
  const file = path.join(directory, `${name}.tsx`);
  await writeIfChanged(file, source);
  for (const module of modules) {
    await writeIfChanged(path.join(directory, module.name), module.source);
  }
  return file;
}

/**
 * All other forms of the demos of a page, by the demo's name: those that have
 * files of their own, and those that the build writes.
 */
export async function buildAlternatives(
  demos: readonly DemoFile[],
  { siteDirectory, directory, cacheDirectory }: AlternativeOptions,
): Promise<ReadonlyMap<string, readonly BuiltAlternative[]>> {
  const dated = demos.filter(usesDayjs);
  const translate = createTranslator(
    dated.map((demo) => toDatedDemo(siteDirectory, demo)),
  );

  async function build(
    id: AlternativeId,
    name: string,
    component: ComponentFile,
    specifier: string,
  ): Promise<BuiltAlternative> {
    const sources = await buildSources({ ...component, name }, cacheDirectory);
    return { id, component, specifier, sources };
  }

  const all = new Map<string, BuiltAlternative[]>();
  for (const demo of demos) {
    const { name, stylings } = demo;
    const ofDemo: BuiltAlternative[] = [];
    for (const [id, component] of Object.entries(stylings)) {
      const specifier = `@site/${component.file}`;
      ofDemo.push(
        // The keys are those of the type.
        await build(id as AlternativeId, name, component, specifier),
      );
    }
    if (dated.includes(demo)) {
      const derived = await deriveDates(
        toDatedDemo(siteDirectory, demo),
        translate,
        cacheDirectory,
      );
      for (const id of OTHER_LIBRARIES) {
        const result = derived[id];
        if ('code' in result) {
          const component = toComponent(demo, result);
          const folder = path.join(directory, name, id);
          const file = await writeComponent(name, component, folder);
          ofDemo.push(await build(id, name, component, file));
        }
      }
    }
    if (ofDemo.length > 0) {
      all.set(name, ofDemo);
    }
  }
  return all;
}
