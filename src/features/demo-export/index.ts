import { translate } from '@docusaurus/Translate';
import exportTrees from '@demos/exports.json';
import type {
  CodeVariant,
  DemoSources,
  ExportTree,
  PageDemo,
} from '@site/plugins/demos/types';
import { openCodeSandbox } from './codeSandbox';
import { createProject, type Project } from './createProject';
import { KNOWN_ADAPTERS, UnknownAdapterError } from './dateAdapters';
import type { ExportEnvironment } from './environment';
import { openStackBlitz } from './stackBlitz';
import { downloadZip } from './zip';

export type ExportTarget = 'stackblitz' | 'codesandbox' | 'zip';

export interface ExportRequest {
  readonly demo: PageDemo;
  readonly variant: CodeVariant;
  /** What the reader chose for the demo. */
  readonly environment?: ExportEnvironment;
  /** Edited code instead of the demo's own. */
  readonly code?: string | undefined;
}

const SEND: Readonly<Record<ExportTarget, (project: Project) => void>> = {
  stackblitz: openStackBlitz,
  codesandbox: openCodeSandbox,
  zip: downloadZip,
};

function getTree({ file }: PageDemo): ExportTree {
  const tree = exportTrees.find(({ directory }) =>
    file.startsWith(`${directory}/`),
  );
  if (!tree) {
    throw new Error(`${file} is in no docs tree of @demos/exports.json.`);
  }
  return tree;
}

async function loadSources(demo: PageDemo): Promise<DemoSources> {
  try {
    return await demo.loadSources();
  } catch (cause) {
    throw new Error(
      translate({
        id: 'demoExport.notLoaded',
        message:
          'The code of the demo could not be loaded. Check your connection and try again.',
      }),
      { cause },
    );
  }
}

/** What went wrong, in the language of the page. */
function toReadable(error: unknown): unknown {
  return error instanceof UnknownAdapterError
    ? new Error(
        translate(
          {
            id: 'demoExport.unknownAdapter',
            message:
              'The demo cannot be exported: nobody knows which package the date adapter {adapter} needs. Use one of these: {known}.',
          },
          { adapter: error.adapter, known: KNOWN_ADAPTERS.join(', ') },
        ),
        { cause: error },
      )
    : error;
}

/**
 * Takes a demo out of the site, as a project that is complete.
 * @throws {Error} With a message for the reader, in the language of the page.
 */
export async function exportDemo(
  target: ExportTarget,
  { demo, variant, environment = {}, code }: ExportRequest,
): Promise<void> {
  const sources = await loadSources(demo);
  try {
    const tree = getTree(demo);
    SEND[target](
      createProject({ demo, sources, variant, tree, environment, code }),
    );
  } catch (error) {
    throw toReadable(error);
  }
}
