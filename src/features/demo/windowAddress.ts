import type { DemoMetadata } from '@site/plugins/demos/types';

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
