import { toDemoName } from '../lib/demoNames';
import { suggestName, type Problem } from '../lib/problem';
import type { DemoReference } from './parseDemoReferences';
import type { ComponentFile, DemoFile } from './readDemos';

/** The demos that one MDX file names. */
export interface PageReferences {
  /** The MDX file, relative to the site folder. */
  readonly file: string;
  /** Folder of the page inside its tree. */
  readonly page: string;
  readonly references: readonly DemoReference[];
}

function checkReference(
  { file, page }: PageReferences,
  { src, line }: DemoReference,
  demosOfPage: ReadonlyMap<string, DemoFile>,
): Problem[] {
  const name = src === undefined ? undefined : toDemoName(src);
  if (name === undefined) {
    return [
      {
        file,
        line,
        message: `<Demo src=${JSON.stringify(src ?? null)}> names no demo.`,
        hint: 'Write src="./demos/Name.tsx", as plain text.',
      },
    ];
  }
  const demo = demosOfPage.get(name);
  if (!demo) {
    return [
      {
        file,
        line,
        message: `<Demo src="${src}"> leads to no file in ${page}/demos.`,
        hint:
          suggestName(name, [...demosOfPage.keys()]) ||
          'Create the file, beside the English page.',
      },
    ];
  }
  if (!demo.hasDefaultExport) {
    return [
      {
        file,
        line,
        message: `<Demo src="${src}"> has no default export.`,
        hint: `Write "export default function ${name}()" in ${demo.file}.`,
      },
    ];
  }
  return [];
}

function checkModules({ file, unresolved }: ComponentFile): Problem[] {
  return unresolved.map((specifier) => ({
    file,
    message: `"${specifier}" leads to no file that the demo may import.`,
    hint: 'Put the .ts, .tsx, .css or .json file beside the demo, and call it neither Demo nor main nor tailwind: those are files of an exported project.',
  }));
}

/** A form of a demo is one of its own exports, and of its own style sheet. */
function checkStylings({ name, stylings }: DemoFile): Problem[] {
  return Object.values(stylings).flatMap((component) => [
    ...(component.hasDefaultExport
      ? []
      : [
          {
            file: component.file,
            line: 1,
            message: 'The file has no default export.',
            hint: `Write "export default function ${name}()", as in the demo itself.`,
          },
        ]),
    ...checkModules(component),
  ]);
}

/** Files in another styling without the demo that they belong to. */
export function checkOrphans(files: readonly string[]): Problem[] {
  return files.map((file) => ({
    file,
    line: 1,
    message: 'The demo that this is another styling of does not exist.',
    hint: `Create ${file.replace(/\.(tailwind|css)\.tsx$/, '.tsx')}, or delete the file.`,
  }));
}

/**
 * References without a file, demos without a default export, demos that no
 * page uses, and imports that an exported project could not have.
 */
export function checkDemos(
  demos: readonly DemoFile[],
  pages: readonly PageReferences[],
): Problem[] {
  const demosByPage = new Map<string, Map<string, DemoFile>>();
  for (const demo of demos) {
    const ofPage = demosByPage.get(demo.page) ?? new Map();
    demosByPage.set(demo.page, ofPage.set(demo.name, demo));
  }
  const used = new Set(
    pages.flatMap(({ page, references }) =>
      references.map(({ src }) => `${page}/${toDemoName(src ?? '')}`),
    ),
  );
  const unused = demos
    .filter(({ page, name }) => !used.has(`${page}/${name}`))
    .map(({ file, name }): Problem => ({
      file,
      line: 1,
      message: 'No page uses this demo.',
      hint: `Write <Demo src="./demos/${name}.tsx" /> in its page, or delete the file.`,
    }));
  const broken = pages.flatMap((page) =>
    page.references.flatMap((reference) =>
      checkReference(
        page,
        reference,
        demosByPage.get(page.page) ?? new Map<string, DemoFile>(),
      ),
    ),
  );
  return [
    ...broken,
    ...unused,
    ...demos.flatMap(checkModules),
    ...demos.flatMap(checkStylings),
  ];
}
