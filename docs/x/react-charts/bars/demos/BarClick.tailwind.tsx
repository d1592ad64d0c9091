import * as React from 'react';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const rooms = ['Atlas', 'Birch', 'Comet'];
const hours = { booked: [31, 18, 26], used: [24, 17, 15] };
const focusRing =
  'focus-visible:stroke-current focus-visible:stroke-3 focus-visible:outline-none';
type SeriesId = keyof typeof hours;

export default function BarClick() {
  const [message, setMessage] = React.useState('No bar selected');

  const describe = (id: SeriesId, index: number) =>
    `${rooms[index]}: ${hours[id][index]} hours ${id}`;

  return (
    <div className="flex w-full flex-col">
      <figure aria-label="Hours per meeting room" className="m-0">
        <BarChart
          xAxis={[{ scaleType: 'band', data: rooms }]}
          series={[
            { id: 'booked', label: 'Booked', data: hours.booked },
            { id: 'used', label: 'Used', data: hours.used },
          ]}
          onItemClick={(event, { seriesId, dataIndex }) =>
            setMessage(describe(seriesId as SeriesId, dataIndex))
          }
          slotProps={{
            bar: ({ id, dataIndex }) => {
              const label = describe(id as SeriesId, dataIndex);
              return {
                role: 'button',
                tabIndex: 0,
                className: focusRing,
                'aria-label': label,
                onKeyDown: (event: React.KeyboardEvent) => {
                  if (event.key === 'Enter' || event.key === ' ') {
                    event.preventDefault();
                    setMessage(label);
                  }
                },
              };
            },
          }}
          height={280}
          margin={{ left: 40, right: 16 }}
        />
      </figure>
      <Typography role="status" variant="body2">
        {message}
      </Typography>
    </div>
  );
}
