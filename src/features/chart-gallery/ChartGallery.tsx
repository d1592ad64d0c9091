import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import { useId, useMemo, type ReactNode } from 'react';
import { GRID } from './layout';
import { listTiles, type GalleryTile } from './listTiles';
import Tile from './Tile';

/** `<ChartGallery />`: a small chart for each page about charts that exists. */
export default function ChartGallery(): ReactNode {
  const sidebar = useDocsSidebar();
  const { types, features } = useMemo(
    () => listTiles(sidebar?.items ?? []),
    [sidebar],
  );
  return (
    <>
      <TileGroup tiles={types}>
        <Translate id="chartGallery.types">Chart types</Translate>
      </TileGroup>
      <TileGroup tiles={features}>
        <Translate id="chartGallery.features">Features</Translate>
      </TileGroup>
    </>
  );
}

interface TileGroupProps {
  readonly tiles: readonly GalleryTile[];
  /** Its name. */
  readonly children: ReactNode;
}

function TileGroup({ tiles, children }: TileGroupProps): ReactNode {
  const id = useId();
  return tiles.length === 0 ? null : (
    <section aria-labelledby={id}>
      <h3 id={id}>{children}</h3>
      <ul style={GRID}>
        {tiles.map((tile) => (
          <Tile key={tile.slug} tile={tile} />
        ))}
      </ul>
    </section>
  );
}
