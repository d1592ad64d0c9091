import {
  formatDemoHash,
  type CodeStyling,
  type CodeVariant,
} from '../code-variant';

/** Address that opens a demo with its code in a variant: `…/sorting/#MultiSorting.js`. */
export function toVariantLink(
  pageUrl: string,
  demoName: string,
  variant: CodeVariant,
  styling: CodeStyling = 'MUI System',
): string {
  const [page] = pageUrl.split('#');
  return page + formatDemoHash(demoName, variant, styling);
}

/** Address of a demo's source, from the base of the "Edit this page" links. */
export function toSourceUrl(editUrl: string, demoFile: string): string {
  const base = editUrl.replace(/\/$/, '').replace('/edit/', '/blob/');
  return `${base}/${demoFile}`;
}
