import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { ComponentThemeProvider, setLicenseKey } from '../component-theme';
import { CHARTS } from './charts';

type Charts = Readonly<Record<string, ComponentType>>;

/** Charts of the paid packages: no other tile waits for them. */
const PRO_SLUGS: ReadonlySet<string> = new Set(['heatmap', 'zoom-and-pan']);

async function loadProCharts(): Promise<Charts> {
  const [{ PRO_CHARTS }] = await Promise.all([
    import(/* webpackChunkName: "chart-gallery-pro" */ './proCharts'),
    setLicenseKey(),
  ]);
  return PRO_CHARTS;
}

/** The chart of a tile; a page without one has an empty picture. */
export default function TileChart({
  slug,
}: {
  readonly slug: string;
}): ReactNode {
  const [charts, setCharts] = useState<Charts>(CHARTS);
  useEffect(() => {
    let isGone = false;
    if (PRO_SLUGS.has(slug)) {
      loadProCharts().then(
        (loaded) => !isGone && setCharts(loaded),
        // The tile leads to its page without a picture, too.
        (reason: unknown) => console.error(reason),
      );
    }
    return () => {
      isGone = true;
    };
  }, [slug]);
  const Chart = charts[slug];
  return (
    Chart && (
      <ComponentThemeProvider surface="demo">
        <Chart />
      </ComponentThemeProvider>
    )
  );
}
