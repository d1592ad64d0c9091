import type { ApiPageData } from '@site/plugins/api-reference/pageTypes';
import type { CssClass, Member, Slot } from '@site/plugins/api-reference/types';
import { toMemberIds, type ApiMemberKind } from '@site/plugins/lib/apiAnchors';
import type { Rendered } from '@site/plugins/lib/richText';
import { FACTS, type MemberSection, type Row } from './types';

/** A fact that fewer rows have is no column, but a line under their description. */
const COLUMN_SHARE = 0.2;

/** A row before it knows its page: its place and its translation. */
type RowDraft = Omit<Row, 'id' | 'isTranslated'> & { readonly key: string };

const PLAIN = {
  isRequired: false,
  isDeprecated: false,
  deprecationNote: '',
  isGlobal: false,
  plan: null,
  signature: null,
  link: null,
  uses: [],
} satisfies Partial<RowDraft>;

function fromMember(
  member: Rendered<Member>,
  uses: ApiPageData['uses'],
): RowDraft {
  return {
    ...PLAIN,
    key: member.name,
    name: member.name,
    facts: {
      type: member.type,
      ...(member.default !== null && { default: member.default }),
    },
    isRequired: member.required,
    isDeprecated: member.deprecated ?? false,
    deprecationNote: member.deprecationNote ?? '',
    plan: member.plan,
    description: member.description,
    signature: member.signature ?? null,
    link: member.link ?? null,
    uses: uses[member.name] ?? [],
  };
}

function fromSlot(slot: Rendered<Slot>): RowDraft {
  return {
    ...PLAIN,
    key: slot.name,
    name: slot.name,
    facts: {
      ...(slot.class !== null && { class: `.${slot.class}` }),
      ...(slot.default !== null && { default: slot.default }),
    },
    plan: slot.plan,
    description: slot.description,
  };
}

function fromClass(cssClass: Rendered<CssClass>): RowDraft {
  return {
    ...PLAIN,
    key: cssClass.key,
    name: `.${cssClass.className}`,
    facts: { rule: cssClass.key },
    isDeprecated: cssClass.deprecated ?? false,
    isGlobal: cssClass.global,
    description: cssClass.description,
  };
}

function createSection(
  { page, translations }: ApiPageData,
  id: MemberSection['id'],
  kind: ApiMemberKind,
  drafts: readonly RowDraft[],
): MemberSection[] {
  if (drafts.length === 0) {
    return [];
  }
  const ids = toMemberIds(
    page.slug,
    kind,
    drafts.map(({ key }) => key),
  );
  const rows = drafts.map(({ key, ...draft }, index): Row => {
    const translation = translations[`${kind}:${key}`];
    return {
      ...draft,
      id: ids[index] ?? '',
      description: translation ?? draft.description,
      isTranslated: translation !== undefined,
    };
  });
  const columns = FACTS.filter((fact) => {
    const count = rows.filter((row) => row.facts[fact] !== undefined).length;
    return count > 0 && count >= rows.length * COLUMN_SHARE;
  });
  return [{ id, kind, columns, rows }];
}

/** The sections of members that a page has, in their order; empty ones are left out. */
export function createSections(data: ApiPageData): MemberSection[] {
  const { page, uses } = data;
  const fromMembers = (members: readonly Rendered<Member>[]): RowDraft[] =>
    members.map((member) => fromMember(member, uses));
  return page.kind === 'interface'
    ? createSection(data, 'properties', 'prop', fromMembers(page.properties))
    : [
        ...createSection(data, 'props', 'prop', fromMembers(page.props)),
        ...createSection(data, 'slots', 'slot', page.slots.map(fromSlot)),
        ...createSection(
          data,
          'css-classes',
          'class',
          page.classes.map(fromClass),
        ),
      ];
}
