import { translate } from '@docusaurus/Translate';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Value {
  readonly title: string;
  readonly text: string;
  /** Outline of its picture, in a square of 48. */
  readonly path: string;
}

function getValues(): readonly Value[] {
  return [
    {
      title: translate({
        id: 'onepirate.values.boats',
        message: 'Small boats',
      }),
      text: translate({
        id: 'onepirate.values.boats.text',
        message:
          'Light enough to handle alone, wide enough for four, and quiet enough to hear the water.',
      }),
      path: 'M8 32h32l-6 8H14zM23 6v22M27 9v19h11zM19 12v16h-9z',
    },
    {
      title: translate({
        id: 'onepirate.values.crew',
        message: 'Good company',
      }),
      text: translate({
        id: 'onepirate.values.crew.text',
        message:
          'A skipper is on call at every pier: someone who knows the currents, the rocks and the best bay for lunch.',
      }),
      path: 'M16 22a6 6 0 1 0 0-12 6 6 0 0 0 0 12zM32 22a6 6 0 1 0 0-12 6 6 0 0 0 0 12zM6 38c0-8 4-11 10-11s10 3 10 11M24 29c2-1 5-2 8-2 6 0 10 3 10 11',
    },
    {
      title: translate({
        id: 'onepirate.values.weather',
        message: 'Fair weather only',
      }),
      text: translate({
        id: 'onepirate.values.weather.text',
        message:
          'When the wind turns, the hour is free of charge and yours to take on another day.',
      }),
      path: 'M24 15a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM24 4v5M24 39v5M4 24h5M39 24h5M10 10l3 3M35 35l3 3M38 10l-3 3M13 35l-3 3',
    },
  ];
}

/** Three reasons to join. */
export default function Values(): ReactNode {
  return (
    <section aria-labelledby="values">
      <Typography id="values" variant="h2" align="center" sx={{ mb: 5 }}>
        {translate({ id: 'onepirate.values.title', message: 'Why we sail' })}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' },
        }}
      >
        {getValues().map(({ title, text, path }) => (
          <Paper key={title} variant="outlined" sx={{ p: 4 }}>
            <Box
              component="svg"
              aria-hidden
              viewBox="0 0 48 48"
              sx={{
                width: 48,
                mb: 2,
                fill: 'none',
                stroke: 'currentColor',
                strokeWidth: 2.5,
                strokeLinecap: 'round',
                strokeLinejoin: 'round',
                color: 'secondary.main',
              }}
            >
              <path d={path} />
            </Box>
            <Typography variant="h3" gutterBottom>
              {title}
            </Typography>
            <Typography color="text.secondary">{text}</Typography>
          </Paper>
        ))}
      </Box>
    </section>
  );
}
