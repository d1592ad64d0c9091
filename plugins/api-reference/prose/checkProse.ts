import { suggestName, type Problem } from '../../lib/problem';
import type { ModelIndex } from '../createModelIndex';
import type { ApiException, Guide } from '../guides/types';
import type { KnownNames } from './createKnownNames';
import { parseClaims, type Claim } from './parseClaims';

export interface ProseContext {
  readonly index: ModelIndex;
  readonly known: KnownNames;
  /** Identifiers of the page's code fences and demos. */
  readonly codeWords: ReadonlySet<string>;
  /** What older versions had, on the pages that lead away from them. */
  readonly formerNames?: ReadonlySet<string>;
  /** Exceptions of the English page, for its translations. */
  readonly inherited: readonly ApiException[];
}

/** What React and the DOM take on any component. */
const GENERIC_PROPS = new Set([
  'children',
  'className',
  'id',
  'key',
  'ref',
  'style',
  'sx',
]);
const GRID_API = 'GridApi';

/** Names that would have been right, or null for a claim that is. */
function findCandidates(
  claim: Claim,
  { index, known, codeWords }: ProseContext,
): readonly string[] | null {
  const { name } = claim;
  switch (claim.kind) {
    case 'name':
      return known.names.has(name) || codeWords.has(name) ? null : known.own;
    case 'gridApi': {
      const api = index.owners.get(GRID_API)?.members;
      return known.names.has(name) && (!api || api.has(name) || !isGrid(known))
        ? null
        : [...(api?.keys() ?? known.own)];
    }
    case 'member': {
      const members = index.owners.get(claim.owner)?.members;
      return !members || members.has(name) || GENERIC_PROPS.has(name)
        ? null
        : [...members.keys()];
    }
    case 'class': {
      const [component = ''] = name.split('-');
      return known.classes.has(name) || !isOwnThemeKey(component, index)
        ? null
        : [...known.classes];
    }
    case 'themeKey':
      return known.themeKeys.has(name) ? null : [...known.themeKeys];
  }
}

/** Whether the page is about the grid, whose API object is documented. */
function isGrid({ names }: KnownNames): boolean {
  return names.has('sortColumn');
}

/** `MuiDataGrid`, but not `MuiButton` of Material UI */
function isOwnThemeKey(key: string, { owners }: ModelIndex): boolean {
  return [...owners.values()].some(
    ({ page }) => page.kind === 'component' && page.themeKey === key,
  );
}

function describe(claim: Claim): string {
  switch (claim.kind) {
    case 'member':
      return `${claim.owner} has no "${claim.name}".`;
    case 'gridApi':
      return `The API object has no "${claim.name}".`;
    case 'class':
      return `No component has the class "${claim.name}".`;
    case 'themeKey':
      return `No component reads "${claim.name}" from the theme.`;
    case 'name':
      return `"${claim.name}" is no prop, slot, event, method, selector, class or export that exists.`;
  }
}

function checkExceptions(
  file: string,
  exceptions: readonly ApiException[],
  used: ReadonlySet<string>,
): Problem[] {
  return exceptions.flatMap(({ name, reason, line }): Problem[] => {
    if (name === '' || reason === '') {
      return [
        {
          file,
          line,
          message: `An entry of "apiExceptions" has no ${name === '' ? 'name' : `reason: "${name}"`}.`,
          hint: 'Write { name: …, reason: … }.',
        },
      ];
    }
    return used.has(name)
      ? []
      : [
          {
            file,
            line,
            message: `"apiExceptions" names "${name}", which needs no exception.`,
            hint: 'Delete the entry.',
          },
        ];
  });
}

/** Names in a guide's inline code that claim to be API and do not exist, and exceptions that are none. */
export function checkProse(guide: Guide, context: ProseContext): Problem[] {
  const { file, codes, exceptions } = guide;
  const excepted = new Set(
    [...exceptions, ...context.inherited].map(({ name }) => name),
  );
  const used = new Set<string>();
  const problems: Problem[] = [];
  for (const { name: code, line } of codes) {
    for (const claim of parseClaims(code)) {
      const candidates = findCandidates(claim, context);
      if (candidates === null || context.formerNames?.has(claim.name)) {
        continue;
      }
      const exception = [claim.name, code].find((name) => excepted.has(name));
      if (exception !== undefined) {
        used.add(exception);
        continue;
      }
      problems.push({
        file,
        line,
        message: describe(claim),
        hint: `${suggestName(claim.name, candidates)} If the text is right, add the name to "apiExceptions" with a reason.`.trim(),
      });
    }
  }
  return [...problems, ...checkExceptions(file, exceptions, used)];
}
