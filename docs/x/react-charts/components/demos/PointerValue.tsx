import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useDrawingArea, useSvgRef, useYScale } from '@mui/x-charts/hooks';
import { LinePlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

const toFahrenheit = (celsius: number) => celsius * 1.8 + 32;

function LimitPicker({ onPick }: { onPick: (celsius: number) => void }) {
  const { left, top, width, height } = useDrawingArea();
  const svgRef = useSvgRef();
  const yScale = useYScale<'linear'>('celsius');

  const handleClick = (event: React.MouseEvent) => {
    const y = event.clientY - svgRef.current.getBoundingClientRect().top;
    onPick(Math.round(yScale.invert(y)));
  };
  return (
    <rect
      x={left}
      y={top}
      width={width}
      height={height}
      fill="transparent"
      cursor="crosshair"
      onClick={handleClick}
    />
  );
}

export default function PointerValue() {
  const [limit, setLimit] = React.useState(8);

  return (
    <Stack sx={{ width: '100%' }}>
      <ResponsiveChartContainer
        title="Temperature in a cold store"
        desc="It rises from 4 to 11 degrees Celsius and falls to 5."
        xAxis={[{ scaleType: 'point', data: ['08', '10', '12', '14', '16'] }]}
        yAxis={[
          { id: 'celsius', min: 0, max: 15 },
          { id: 'fahrenheit', min: toFahrenheit(0), max: toFahrenheit(15) },
        ]}
        series={[{ type: 'line', yAxisId: 'celsius', data: [4, 6, 11, 9, 5] }]}
        height={260}
        margin={{ top: 16, bottom: 32, left: 32, right: 32 }}
      >
        <LinePlot />
        <ChartsReferenceLine y={limit} axisId="celsius" />
        <ChartsXAxis />
        <ChartsYAxis axisId="celsius" />
        <ChartsYAxis axisId="fahrenheit" position="right" />
        <LimitPicker onPick={setLimit} />
      </ResponsiveChartContainer>
      <Typography id="limit-label" variant="body2">
        Limit: {limit} °C, {toFahrenheit(limit).toFixed(1)} °F
      </Typography>
      <Slider
        aria-labelledby="limit-label"
        max={15}
        value={limit}
        onChange={(event, value) => setLimit(Number(value))}
        sx={{ width: 200, mx: 1 }}
      />
    </Stack>
  );
}
