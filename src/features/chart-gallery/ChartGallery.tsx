import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { useMemo, type ReactNode } from 'react';
import { GRID } from './layout';
import { listTiles, type Gallery } from './listTiles';
import Tile from './Tile';

export interface ChartGalleryProps {
  /** Which pages: the kinds of charts, or what all charts can do. */
  readonly of: keyof Gallery;
}

/** `<ChartGallery of="types" />`: a small chart for each page about charts that exists. */
export default function ChartGallery({ of }: ChartGalleryProps): ReactNode {
  const sidebar = useDocsSidebar();
  const tiles = useMemo(
    () => listTiles(sidebar?.items ?? [])[of],
    [sidebar, of],
  );
  return (
    <ul style={GRID}>
      {tiles.map((tile) => (
        <Tile key={tile.slug} tile={tile} />
      ))}
    </ul>
  );
}
