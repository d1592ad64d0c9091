import type { OtherDateLibrary } from '../types';

/** What a translated file needs of its library. */
export interface UsedNames {
  /** Functions of date-fns and the names that they have in the file. */
  readonly used: ReadonlyMap<string, string>;
  /** Whether it makes dates, with what the library makes them. */
  readonly usesFactory: boolean;
  /** Whether it names the type of a date. */
  readonly usesType: boolean;
}

/** The import instead of that of Day.js; empty when there is nothing to import. */
export function renderImports(
  library: OtherDateLibrary,
  { used, usesFactory, usesType }: UsedNames,
): string {
  switch (library) {
    case 'date-fns': {
      const list = [...used]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, local]) =>
          name === local ? name : `${name} as ${local}`,
        );
      return list.length > 0
        ? `import { ${list.join(', ')} } from 'date-fns';`
        : '';
    }
    case 'luxon':
      return usesFactory
        ? "import { DateTime } from 'luxon';"
        : usesType
          ? "import type { DateTime } from 'luxon';"
          : '';
    case 'moment': {
      const type = usesType ? '{ type Moment }' : '';
      const parts = [usesFactory ? 'moment' : '', type].filter(Boolean);
      return parts.length > 0
        ? `import ${parts.join(', ')} from 'moment';`
        : '';
    }
  }
}
