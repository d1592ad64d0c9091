import Link from '@docusaurus/Link';
import StatusMark from '@site/src/components/StatusMark';
import { useRef, type ReactNode } from 'react';
import { OnRequest } from '../lazy';
import { PICTURE, TILE, TITLE } from './layout';
import type { GalleryTile } from './listTiles';
import { useIsNear } from './useIsNear';

const loadChart = () =>
  import(/* webpackChunkName: "chart-gallery" */ './TileChart');

/** The link covers the tile, so that its name is the title alone. */
const COVER = {
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
} as const;

/** A page about charts: a small chart, its title, the way to it. */
export default function Tile({
  tile: { slug, title, href, isPlanned },
}: {
  readonly tile: GalleryTile;
}): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(ref);
  return (
    <li style={TILE} data-tile={slug}>
      <div ref={ref} style={PICTURE} aria-hidden>
        {isNear && !isPlanned && (
          <OnRequest load={loadChart} props={{ slug }} isQuiet />
        )}
      </div>
      <div style={TITLE}>
        <Link to={href}>
          {title}
          <span style={COVER} />
        </Link>
        {isPlanned && <StatusMark status="planned" />}
      </div>
    </li>
  );
}
