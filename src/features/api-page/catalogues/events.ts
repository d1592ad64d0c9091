import type { GridEvent } from '@site/plugins/api-reference/types';
import { toMemberIds } from '@site/plugins/lib/apiAnchors';
import type { Rendered } from '@site/plugins/lib/richText';

type Event = Rendered<GridEvent>;

const GRIDS = {
  community: 'data-grid',
  pro: 'data-grid-pro',
  premium: 'data-grid-premium',
} as const;

/** What a listener of the event takes: `(params: GridCellParams, event: MuiEvent<…>) => void`. */
export function createListener({ params, event }: Event): string {
  const first = params === null ? '' : `params: ${params}, `;
  return `(${first}event: ${event}) => void`;
}

/**
 * The prop that listens to the event, on the page of the first grid that has it.
 * @param versionPath Path of the open version of the docs: `/x`, `/zh/x/v7.16.0`.
 */
export function getPropHref(
  { componentProp, plan }: Event,
  versionPath: string,
): string | null {
  if (componentProp === null) {
    return null;
  }
  const slug = GRIDS[plan];
  const [id] = toMemberIds(slug, 'prop', [componentProp]);
  return `${versionPath}/api/data-grid/${slug}/#${id}`;
}
