import type { ApiMemberKind, ApiSection } from '@site/plugins/lib/apiAnchors';
import type { Rendered, RichText } from '@site/plugins/lib/richText';
import type { ApiUse } from '@site/plugins/api-reference/pageTypes';
import type { Plan, Signature } from '@site/plugins/api-reference/types';

/** What a row tells of a member beside its name and description, in the order of the columns. */
export const FACTS = ['type', 'rule', 'class', 'default'] as const;
export type Fact = (typeof FACTS)[number];

/** A prop, slot, CSS class or property, as a row of its section. */
export interface Row {
  readonly id: string;
  /** `sortModel`, or `.MuiDataGrid-root` of a class. */
  readonly name: string;
  readonly facts: Readonly<Partial<Record<Fact, string>>>;
  readonly isRequired: boolean;
  readonly isDeprecated: boolean;
  readonly deprecationNote: RichText;
  /** A state class that all components share. */
  readonly isGlobal: boolean;
  readonly plan: Plan;
  readonly description: RichText;
  /** False where the description is English on a page of another language. */
  readonly isTranslated: boolean;
  readonly signature: Rendered<Signature> | null;
  readonly link: { readonly href: string; readonly text: string } | null;
  readonly uses: readonly ApiUse[];
}

/** Members of one kind. */
export interface MemberSection {
  readonly id: Extract<
    ApiSection,
    'props' | 'properties' | 'slots' | 'css-classes'
  >;
  readonly kind: ApiMemberKind;
  /** The facts that many rows have: the columns of the table view. */
  readonly columns: readonly Fact[];
  readonly rows: readonly Row[];
}
