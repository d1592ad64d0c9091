/** What every demo of the built site becomes outside of it: complete, of known versions, without errors. */
import fs from 'node:fs';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import ts from 'typescript';
import type { CodeVariant } from '../../plugins/demos/types';
import { toPackageName } from '../../plugins/lib/packageNames';
import type { ExportEnvironment } from '../../src/features/demo-export/environment';
import { readImports } from '../../src/features/demo-export/readImports';
import { createZip } from '../../src/features/demo-export/zip';
import {
  createStoredProject,
  readStoredDemos,
  type StoredDemo,
} from './support/readExports';

/** One program over the library and all demos. */
jest.setTimeout(300_000);

const ROOT = path.resolve(__dirname, '../..');
/** Exists in memory only, where the installed packages are found. */
const PROJECTS = path.join(ROOT, '.cache/exported');
const VARIANTS: readonly CodeVariant[] = ['TS', 'JS'];

const demos = readStoredDemos();

/** Everything that a reader can choose for a demo at once. */
const ALL_CHOICES: ExportEnvironment = {
  direction: 'rtl',
  mode: 'system',
  density: 'dense',
  locale: 'frFR',
};

/** One demo of each form and page, with all choices: what starts it is different. */
function layOutWithChoices(): Map<string, string> {
  const seen = new Set<string>();
  return new Map(
    demos.flatMap((demo) => {
      const page = path.dirname(demo.file);
      const form = demo.key.split(`/${demo.name}`).at(-1) ?? '';
      if (seen.has(page + form)) {
        return [];
      }
      seen.add(page + form);
      const { files } = createStoredProject(demo, 'TS', ALL_CHOICES);
      return Object.entries(files).map(
        ([file, text]) =>
          [path.join(PROJECTS, demo.key, 'with-choices', file), text] as const,
      );
    }),
  );
}

/** All files of all projects, by their path. */
function layOut(variant: CodeVariant): Map<string, string> {
  return new Map(
    demos.flatMap((demo) =>
      Object.entries(createStoredProject(demo, variant).files).map(
        ([file, text]) => [path.join(PROJECTS, demo.key, file), text] as const,
      ),
    ),
  );
}

function createHost(
  options: ts.CompilerOptions,
  files: ReadonlyMap<string, string>,
): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const disk = {
    fileExists: host.fileExists,
    readFile: host.readFile,
  };
  return Object.assign(host, {
    fileExists: (file: string) => files.has(file) || disk.fileExists(file),
    readFile: (file: string) => files.get(file) ?? disk.readFile(file),
    directoryExists: undefined,
  });
}

function formatDiagnostic({ file, start, messageText }: ts.Diagnostic): string {
  const place = file && path.relative(PROJECTS, file.fileName);
  const line =
    file && start !== undefined
      ? file.getLineAndCharacterOfPosition(start).line + 1
      : '';
  return `${place}:${line} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
}

function listDeclared(demo: StoredDemo, variant: CodeVariant): string[] {
  const text = createStoredProject(demo, variant).files['package.json'] ?? '';
  const { dependencies } = JSON.parse(text) as {
    dependencies: Record<string, string>;
  };
  return Object.keys(dependencies);
}

/** Demos with dates that stay on their own library. */
const UNTRANSLATED = [
  // Its columns are in a file beside it, which is not translated.
  'current/react-data-grid/custom-columns/DatePickerColumn',
  // The languages of Day.js are what they show.
  'current/react-date-pickers/adapters-locale/FirstDayOfTheWeek',
  'current/react-date-pickers/adapters-locale/LocaleOfDates',
  'current/react-date-pickers/adapters-locale/RightToLeft',
  // Its plugins for time zones are what they show.
  'current/react-date-pickers/timezone/StoreUtcShowZone',
  'current/react-date-pickers/timezone/UtcValue',
  'current/react-date-pickers/timezone/ZonePlayground',
];

describe('the exported demos', () => {
  it('are as many as the site has files for, in every form', () => {
    const files = fs
      .readdirSync(path.join(ROOT, 'docs/x'), {
        recursive: true,
        encoding: 'utf8',
      })
      .filter((file) => /\/demos\/[A-Z]\w*(\.tailwind|\.css)?\.tsx$/.test(file))
      .map((file) => `docs/x/${file}`);
    const stored = demos
      .filter(({ key }) => key.startsWith('current/'))
      .map(({ file }) => file);

    expect(files.length).toBeGreaterThan(50);
    expect([...new Set(stored)].sort()).toEqual(files.sort());
  });

  it('exist for every date library where they have dates', () => {
    const dated = demos.filter(({ sources }) =>
      sources.TS.imports.some((name) => name.endsWith('/AdapterDayjs')),
    );
    const keys = new Set(demos.map(({ key }) => key));
    const missing = dated.flatMap(({ key }) =>
      ['date-fns', 'luxon', 'moment']
        .map((library) => `${key}/${library}`)
        .filter((form) => !keys.has(form)),
    );
    const expected = UNTRANSLATED.flatMap((key) =>
      ['date-fns', 'luxon', 'moment'].map((library) => `${key}/${library}`),
    );

    expect(dated.length).toBeGreaterThan(0);
    // A demo that cannot be translated says so in its block; name it here, with the reason.
    expect(missing).toEqual(expected);
  });

  it('have no type error against the installed packages', () => {
    const files = new Map([...layOut('TS'), ...layOutWithChoices()]);
    const config = JSON.parse(
      [...files].find(([file]) => file.endsWith('tsconfig.json'))?.[1] ?? '',
    ) as { compilerOptions: object };
    const { options } = ts.convertCompilerOptionsFromJson(
      { ...config.compilerOptions, types: [] },
      ROOT,
    );
    const sources = [...files.keys()].filter((file) =>
      /\/src\/[^/]+\.tsx?$/.test(file),
    );
    const program = ts.createProgram(
      sources,
      options,
      createHost(options, files),
    );
    const diagnostics = ts.getPreEmitDiagnostics(program);

    expect(sources.length).toBeGreaterThanOrEqual(2 * demos.length);
    expect(diagnostics.map(formatDiagnostic)).toEqual([]);
  });

  it('have no TypeScript and no syntax error left in JavaScript', () => {
    const scripts = [...layOut('JS')].filter(([file]) => /\.jsx?$/.test(file));
    const diagnostics = scripts.flatMap(([fileName, text]) => {
      const { diagnostics: found = [] } = ts.transpileModule(text, {
        fileName,
        reportDiagnostics: true,
        compilerOptions: { jsx: ts.JsxEmit.ReactJSX, allowJs: true },
      });
      return found;
    });

    expect(scripts.length).toBeGreaterThanOrEqual(2 * demos.length);
    expect(diagnostics.map(formatDiagnostic)).toEqual([]);
  });

  it.each(VARIANTS)('install all that they import, in %s', (variant) => {
    const missing = demos.flatMap((demo) => {
      const declared = listDeclared(demo, variant);
      const { imports, modules } = demo.sources[variant];
      return [imports, ...modules.map((module) => module.imports)]
        .flat()
        .map(toPackageName)
        .filter((name) => name !== undefined && !declared.includes(name))
        .map((name) => `${demo.key}: ${name}`);
    });

    expect(missing).toEqual([]);
  });

  it('install no version that is not known', () => {
    const unknown = demos.filter((demo) =>
      createStoredProject(demo, 'TS').files['package.json']?.includes(
        '"latest"',
      ),
    );

    expect(unknown.map(({ key }) => key)).toEqual([]);
  });

  it.each(VARIANTS)(
    'import the same when a reader edits them, read without a compiler, in %s',
    (variant) => {
      const different = demos.filter(({ sources }) => {
        const { raw, imports } = sources[variant];
        return readImports(raw).join() !== imports.join();
      });

      expect(different.map(({ key }) => key)).toEqual([]);
    },
  );

  it('are the same in an archive, in one folder', () => {
    const differing = demos.filter((demo) => {
      const { name, files } = createStoredProject(demo, 'TS');
      const unpacked = Object.entries(unzipSync(createZip({ name, files })));
      const texts = unpacked.map(([file, bytes]) => [
        file.replace(`${name}/`, ''),
        strFromU8(bytes),
      ]);
      return JSON.stringify(texts) !== JSON.stringify(Object.entries(files));
    });

    expect(differing.map(({ key }) => key)).toEqual([]);
  });
});
