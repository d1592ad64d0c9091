import path from 'node:path';
import { format } from 'prettier';
import ts from 'typescript';
import { cacheJson } from '../../lib/cacheJson';
import type { OtherDateLibrary } from '../types';
import { OTHER_LIBRARIES } from './libraries';
import { translateDates } from './translateDates';

/** Raise it when the translation changes: it is part of the cache key. */
const TRANSLATION_VERSION = 2;

/** A demo as it is on disk, with the files beside it. */
export interface DatedDemo {
  /** Absolute folder. */
  readonly directory: string;
  readonly fileName: string;
  readonly source: string;
  readonly modules: readonly {
    readonly name: string;
    readonly source: string;
  }[];
}

/** A demo in another library: its code, and that of the files beside it by name. */
export interface DatedCode {
  readonly code: string;
  readonly modules: Readonly<Record<string, string>>;
}

/** In each library, or the lines that have no counterpart there. */
export type DerivedDates = Readonly<
  Record<OtherDateLibrary, DatedCode | { readonly problems: readonly string[] }>
>;

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  esModuleInterop: true,
  resolveJsonModule: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

const PRETTIER = {
  parser: 'typescript',
  singleQuote: true,
  trailingComma: 'all',
} as const;

const isScript = (name: string): boolean => /\.tsx?$/.test(name);

/** Programs are slow: one for the demos of a page, made when the first of them is asked for. */
export function createTranslator(
  demos: readonly DatedDemo[],
): (demo: DatedDemo) => Promise<DerivedDates> {
  let program: ts.Program | undefined;

  function translate(
    file: string,
    library: OtherDateLibrary,
  ): ReturnType<typeof translateDates> {
    program ??= ts.createProgram(
      demos.map(({ directory, fileName }) => path.join(directory, fileName)),
      OPTIONS,
    );
    const sourceFile = program.getSourceFile(file);
    if (!sourceFile) {
      throw new Error(`[demos] ${file} is in no program.`);
    }
    return translateDates(sourceFile, program.getTypeChecker(), library);
  }

  async function derive(
    { directory, fileName, modules }: DatedDemo,
    library: OtherDateLibrary,
  ): Promise<DerivedDates[OtherDateLibrary]> {
    const code: Record<string, string> = {};
    const problems: string[] = [];
    const scripts = modules.map(({ name }) => name).filter(isScript);
    for (const name of [fileName, ...scripts]) {
      const translation = translate(path.join(directory, name), library);
      if ('problems' in translation) {
        problems.push(...translation.problems.map((line) => `${name}:${line}`));
      } else {
        code[name] = await format(translation.code, PRETTIER);
      }
    }
    const { [fileName]: own = '', ...others } = code;
    return problems.length > 0 ? { problems } : { code: own, modules: others };
  }

  return async (demo) =>
    Object.fromEntries(
      await Promise.all(
        OTHER_LIBRARIES.map(async (library) => [
          library,
          await derive(demo, library),
        ]),
      ),
    ) as DerivedDates; // Of all of them.
}

/** As the function that {@link createTranslator} makes, kept in a folder by the hash of all sources. */
export function deriveDates(
  demo: DatedDemo,
  translate: (demo: DatedDemo) => Promise<DerivedDates>,
  cacheDirectory: string,
): Promise<DerivedDates> {
  const texts = demo.modules.map(({ name, source }) => `${name}\n${source}`);
  return cacheJson(
    cacheDirectory,
    [`dates ${TRANSLATION_VERSION}`, demo.fileName, demo.source, ...texts].join(
      '\n',
    ),
    () => translate(demo),
  );
}
