import { translate } from '@docusaurus/Translate';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

function getSteps(): readonly {
  readonly title: string;
  readonly text: string;
}[] {
  return [
    {
      title: translate({ id: 'onepirate.steps.pier', message: 'Pick a pier' }),
      text: translate({
        id: 'onepirate.steps.pier.text',
        message: 'See which boats are in, and what the water is like today.',
      }),
    },
    {
      title: translate({
        id: 'onepirate.steps.hour',
        message: 'Choose your hours',
      }),
      text: translate({
        id: 'onepirate.steps.hour.text',
        message:
          'Sunrise, lunch break or a whole Saturday: you pay by the hour.',
      }),
    },
    {
      title: translate({ id: 'onepirate.steps.go', message: 'Cast off' }),
      text: translate({
        id: 'onepirate.steps.go.text',
        message: 'The lock opens with your phone. Life vests are on board.',
      }),
    },
  ];
}

/** From the wish to the water in three steps. */
export default function Steps(): ReactNode {
  return (
    <section id="how-it-works" aria-labelledby="steps">
      <Typography id="steps" variant="h2" align="center" sx={{ mb: 5 }}>
        {translate({ id: 'onepirate.steps.title', message: 'How it works' })}
      </Typography>
      <Box
        component="ol"
        sx={{
          display: 'grid',
          gap: { xs: 4, md: 6 },
          gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' },
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {getSteps().map(({ title, text }, index) => (
          <Box
            key={title}
            component="li"
            sx={{ borderTop: 2, borderColor: 'primary.main', pt: 2 }}
          >
            <Typography
              aria-hidden
              sx={{
                typography: 'h2',
                color: 'primary.main',
                lineHeight: 1.2,
              }}
            >
              {index + 1}
            </Typography>
            <Typography variant="h3" gutterBottom>
              {title}
            </Typography>
            <Typography color="text.secondary">{text}</Typography>
          </Box>
        ))}
      </Box>
    </section>
  );
}
