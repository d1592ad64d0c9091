import { useTheme } from '@mui/material/styles';
import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

/** Depth of the lake in metres, oxygen in the water, temperature. */
const samples = [
  { id: 1, x: 1, y: 9.8, z: 21 },
  { id: 2, x: 4, y: 9.6, z: 20 },
  { id: 3, x: 7, y: 9.1, z: 17 },
  { id: 4, x: 10, y: 8.2, z: 12 },
  { id: 5, x: 14, y: 7.7, z: 9 },
  { id: 6, x: 18, y: 6.9, z: 7 },
  { id: 7, x: 24, y: 5.8, z: 6 },
  { id: 8, x: 30, y: 4.4, z: 5 },
];

export default function GradientLegend() {
  const { palette } = useTheme();

  return (
    <figure
      aria-label="Oxygen and temperature by depth"
      style={{ margin: 0, width: '100%' }}
    >
      <ScatterChart
        desc="With depth, the water gets colder and holds less oxygen."
        series={[
          {
            data: samples,
            markerSize: 8,
            valueFormatter: ({ x, y, z }) => `${x} m: ${y} mg/l, ${z} °C`,
          },
        ]}
        zAxis={[
          {
            data: samples.map(({ z }) => z),
            colorMap: {
              type: 'continuous',
              min: 5,
              max: 21,
              color: ['#1976d2', '#ef6c00'],
            },
          },
        ]}
        margin={{ top: 16, left: 32, right: 80, bottom: 32 }}
        height={280}
      >
        <ContinuousColorLegend
          direction="column"
          position={{ horizontal: 'right', vertical: 'middle' }}
          length="60%"
          thickness={12}
          align="start"
          labelStyle={{
            fontSize: 13,
            fill: palette.text.primary,
            unicodeBidi: 'plaintext',
          }}
          minLabel="5 °C"
          maxLabel={({ value }) => `${value.toLocaleString()} °C`}
        />
      </ScatterChart>
    </figure>
  );
}
