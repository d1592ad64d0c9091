import type { CodeVariant } from '../code-variant';

const EXTENSIONS: Readonly<Record<CodeVariant, string>> = {
  JS: 'js',
  TS: 'tsx',
};

/** Address that opens a demo with its code in a variant: `…/sorting/#MultiSorting.js`. */
export function toVariantLink(
  pageUrl: string,
  demoName: string,
  variant: CodeVariant,
): string {
  const [page] = pageUrl.split('#');
  return `${page}#${demoName}.${EXTENSIONS[variant]}`;
}

/** Address of a demo's source, from the base of the "Edit this page" links. */
export function toSourceUrl(editUrl: string, demoFile: string): string {
  const base = editUrl.replace(/\/$/, '').replace('/edit/', '/blob/');
  return `${base}/${demoFile}`;
}
