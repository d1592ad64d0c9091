/** Text with code, links and lists as data: Markdown that was parsed while the site was built. */
export type RichInline =
  | string
  | { readonly code: string }
  | { readonly strong: readonly RichInline[] }
  | { readonly href: string; readonly text: readonly RichInline[] };

export type RichBlock =
  | { readonly p: readonly RichInline[] }
  | { readonly ul: readonly (readonly RichInline[])[] }
  | { readonly ol: readonly (readonly RichInline[])[] }
  /** A fenced block of code. */
  | { readonly pre: string };

/** A string is one paragraph of plain text; an empty one is no text. */
export type RichText = string | readonly RichBlock[];

/** The same value, with the Markdown of its descriptions parsed. */
export type Rendered<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Rendered<Item>[]
    : {
        readonly [Key in keyof T]: Key extends 'description' | 'deprecationNote'
          ? RichText
          : Rendered<T[Key]>;
      };
