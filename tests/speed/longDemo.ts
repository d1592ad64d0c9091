/** Where a reader writes: in a handler, deep inside the elements. */
export const WRITING_PLACE = '// Here the reader writes.';

const STATIONS = 10;

const HEAD = `import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';

interface Station {
  readonly name: string;
  readonly rentals: readonly number[];
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday'];
const WEEKEND_FACTOR = 1.5;
const FIRST_DAY_OF_WEEKEND = 2;
`;

const writeReader = (index: number): string => `
function readStation${index}(values: readonly number[]): Station {
  const rentals = values.map((value, day) => {
    const factor = day < FIRST_DAY_OF_WEEKEND ? 1 : WEEKEND_FACTOR;
    return Math.round(value * factor) + ${index};
  });
  return { name: 'Station ${index}', rentals };
}
`;

const COMPONENT = `
export default function Stations() {
  const [chosen, setChosen] = useState<string | null>(null);
  const stations = [readStation1([1, 2, 3]), readStation2([4, 5, 6])];
  const shown = stations.filter(
    ({ name }) => chosen === null || name === chosen,
  );

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <h2>Hello reader</h2>
      <Stack direction="row" spacing={1}>
        {stations.map(({ name }) => (
          <Button
            key={name}
            variant={name === chosen ? 'contained' : 'outlined'}
            onClick={() => {
              setChosen(name);
            }}
          >
            {name}
          </Button>
        ))}
      </Stack>
      {shown.map(({ name, rentals }) => (
        <section key={name}>
          <h3>{name}</h3>
          <p>
            On <b>{WEEKDAYS[0]}</b> there were {rentals[0]} rentals.
          </p>
          <BarChart
            height={200}
            xAxis={[{ scaleType: 'band', data: WEEKDAYS }]}
            yAxis={[
              {
                label: 'Rentals',
                min: 0,
              },
            ]}
            margin={{
              left: 60,
            }}
            series={[{ data: [...rentals], label: name }]}
          />
        </section>
      ))}
      <Button
        onClick={() => {
          ${WRITING_PLACE}
          setChosen(null);
        }}
      >
        All stations
      </Button>
    </Stack>
  );
}
`;

/** A demo of 150 lines, with what demos are made of: types, functions, state and nested elements. */
export const LONG_DEMO = [
  HEAD,
  ...Array.from({ length: STATIONS }, (_, index) => writeReader(index + 1)),
  COMPONENT,
].join('');
