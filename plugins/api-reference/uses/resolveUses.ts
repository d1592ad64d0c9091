import type { ModelIndex } from '../createModelIndex';
import type { DemoUses, Shape } from './types';

/** A documented component or interface that a demo uses, or one of its members. */
export interface ResolvedUse {
  /** `DataGridPro` */
  readonly owner: string;
  /** `sortModel`; null for the component or interface itself. */
  readonly member: string | null;
}

const GRID_API = 'GridApi';

/** Uses of an interface's members in an object literal, and of the interfaces below. */
function resolveShape(
  ownerName: string,
  shape: Shape,
  index: ModelIndex,
): ResolvedUse[] {
  const owner = index.owners.get(ownerName);
  if (!owner) {
    return [];
  }
  return Object.entries(shape).flatMap(([key, child]) => {
    if (!owner.members.has(key)) {
      return [];
    }
    const below = owner.memberOwners.get(key);
    return [
      { owner: ownerName, member: key },
      ...(below === undefined ? [] : resolveShape(below, child, index)),
    ];
  });
}

function toKey({ owner, member }: ResolvedUse): string {
  return `${owner} ${member ?? ''}`;
}

/** What the model knows of the things that a demo uses: each once, sorted, each member after its owner. */
export function resolveUses(
  { names, attributes, literals, gridApiMethods }: DemoUses,
  index: ModelIndex,
): ResolvedUse[] {
  const shapes = [...Object.entries(attributes), ...Object.entries(literals)];
  const gridApi = Object.fromEntries(gridApiMethods.map((name) => [name, {}]));
  const members = [...shapes, [GRID_API, gridApi] as const].flatMap(
    ([owner, shape]) => resolveShape(owner, shape, index),
  );
  const owners = [...names, ...members.map(({ owner }) => owner)]
    .filter((name) => index.owners.has(name))
    .map((owner) => ({ owner, member: null }));
  const uses = new Map([...owners, ...members].map((use) => [toKey(use), use]));
  return [...uses].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, use]) => use);
}
