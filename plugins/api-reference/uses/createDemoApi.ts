import type { ModelIndex } from '../createModelIndex';
import { toDemoKey, type ParsedDemo } from './readDemoUses';
import { resolveUses } from './resolveUses';

/** A piece of API that a demo uses. */
export interface DemoApiLink {
  /** `DataGridPro`, or `sortModel` of it. */
  readonly name: string;
  /** The component or interface that a member belongs to. */
  readonly of?: string;
  readonly href: string;
}

/** Demo key, `react-data-grid/sorting/MultiSorting` → the API its code uses. */
export function createDemoApi(
  demos: readonly ParsedDemo[],
  index: ModelIndex,
): Record<string, readonly DemoApiLink[]> {
  return Object.fromEntries(
    demos.map((demo) => {
      const links = resolveUses(demo.uses, index).flatMap(
        ({ owner: name, member }): DemoApiLink[] => {
          const owner = index.owners.get(name);
          if (!owner) {
            return [];
          }
          const { route } = owner.page;
          return member === null
            ? [{ name, href: route }]
            : [
                {
                  name: member,
                  of: name,
                  href: `${route}#${owner.memberIds.get(member)}`,
                },
              ];
        },
      );
      return [toDemoKey(demo), links];
    }),
  );
}
