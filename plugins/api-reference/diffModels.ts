import type { ApiFile, ApiModel } from './types';

export interface ModelDiff {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** `charts/gauge.json props.width: type, default` */
  readonly changed: readonly string[];
}

type Facts = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

function toFacts(
  group: string,
  items: readonly object[],
): [string, Record<string, unknown>][] {
  return items.map((item) => {
    const fields: Record<string, unknown> = { ...item };
    const name = fields.name ?? fields.key;
    return [`${group}.${String(name)}`, fields];
  });
}

/**
 * Members of a page by name; what the page says about itself is listed as
 * `page`, without what changes with every release and every guide.
 */
function listFacts(file: ApiFile): [string, Record<string, unknown>][] {
  if ('members' in file) {
    return toFacts('members', file.members);
  }
  if (!('kind' in file)) {
    return toFacts('entries', file);
  }
  switch (file.kind) {
    case 'component': {
      const { props, slots, classes, source, demos, ...page } = file;
      return [
        ['page', page],
        ...toFacts('props', props),
        ...toFacts('slots', slots),
        ...toFacts('classes', classes),
      ];
    }
    case 'interface': {
      const { properties, source, demos, ...page } = file;
      return [['page', page], ...toFacts('properties', properties)];
    }
    default:
      return [];
  }
}

function collectFacts({ files }: ApiModel): Facts {
  return new Map(
    Object.entries(files).flatMap(([name, file]) =>
      listFacts(file).map(
        ([fact, fields]) => [`${name} ${fact}`, fields] as const,
      ),
    ),
  );
}

function listChangedFields(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
}

/** What a library upgrade added, removed and changed, member by member. */
export function diffModels(before: ApiModel, after: ApiModel): ModelDiff {
  const old = collectFacts(before);
  const fresh = collectFacts(after);
  const changed = [...fresh].flatMap(([name, fields]) => {
    const previous = old.get(name);
    const differing = previous ? listChangedFields(previous, fields) : [];
    return differing.length > 0 ? [`${name}: ${differing.join(', ')}`] : [];
  });
  return {
    added: [...fresh.keys()].filter((name) => !old.has(name)),
    removed: [...old.keys()].filter((name) => !fresh.has(name)),
    changed,
  };
}

function formatGroup(title: string, names: readonly string[]): string[] {
  return names.length === 0
    ? []
    : [`${title} (${names.length})`, ...names.map((name) => `  ${name}`)];
}

/** The diff as text, one member a line. */
export function formatDiff({ added, removed, changed }: ModelDiff): string {
  const lines = [
    ...formatGroup('Added', added),
    ...formatGroup('Removed', removed),
    ...formatGroup('Changed', changed),
  ];
  return lines.length === 0 ? 'No differences.' : lines.join('\n');
}
