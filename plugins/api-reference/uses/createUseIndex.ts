import { toDemoTitle } from '../../lib/demoNames';
import type { Guide, GuideDemo } from '../guides/types';
import type { ModelIndex } from '../createModelIndex';
import type { ApiUse } from '../pageTypes';
import { toDemoKey, type ParsedDemo } from './readDemoUses';
import { resolveUses } from './resolveUses';

/** Owner name → member → keys of the demos that use it, in the order of the demos. */
export type UseIndex = ReadonlyMap<
  string,
  ReadonlyMap<string, readonly string[]>
>;

/** The other way round: which demos use a member. */
export function createUseIndex(
  demos: readonly ParsedDemo[],
  index: ModelIndex,
): UseIndex {
  const uses = new Map<string, Map<string, string[]>>();
  for (const demo of demos) {
    for (const { owner, member } of resolveUses(demo.uses, index)) {
      if (member !== null) {
        const members = uses.get(owner) ?? new Map<string, string[]>();
        uses.set(owner, members);
        members.set(member, [...(members.get(member) ?? []), toDemoKey(demo)]);
      }
    }
  }
  return uses;
}

function toTitle(guide: Guide, { name, section }: GuideDemo): string {
  const isOnlyDemo =
    guide.demos.filter((demo) => demo.section === section).length === 1;
  const parts = [
    guide.title,
    ...(section === null ? [] : [section]),
    ...(section !== null && isOnlyDemo ? [] : [toDemoTitle(name)]),
  ];
  return parts.join(' › ');
}

/** Demo key → how pages of a language call the demo, and where it is. Demos that no guide shows are left out. */
export function createDemoLinks(guides: readonly Guide[]): Map<string, ApiUse> {
  return new Map(
    guides.flatMap((guide) =>
      guide.demos.map((demo) => [
        toDemoKey({ page: guide.page, name: demo.name }),
        { title: toTitle(guide, demo), href: `${guide.route}#${demo.name}` },
      ]),
    ),
  );
}
