import type { DemoMetadata } from '@site/plugins/demos/types';
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

/**
 * Address of a demo in its own window.
 *
 * @param basePath Of that page, in the language of this one: `/zh/demo/`.
 * @param environment As in the address of this page; empty for none.
 */
export function toWindowPath(
  basePath: string,
  { pageKey, name }: Pick<DemoMetadata, 'pageKey' | 'name'>,
  environment: string,
): string {
  const query = `?page=${pageKey}&name=${name}`;
  return `${basePath}${query}${environment && `&demo.${name}=${environment}`}`;
}

/** The demo that an address of {@link toWindowPath} asks for. */
export function parseWindowQuery(search: string): {
  readonly pageKey: string;
  readonly name: string;
} {
  const parameters = new URLSearchParams(search);
  return {
    pageKey: parameters.get('page') ?? '',
    name: parameters.get('name') ?? '',
  };
}
