import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { ComponentThemeProvider } from '../component-theme';
import { createPirateTheme } from './createPirateTheme';
import SignUp from './SignUp';
import Steps from './Steps';
import Values from './Values';

/** What is below the hero, made with Material UI in the sample's own theme. */
export default function Sections(): ReactNode {
  return (
    <ComponentThemeProvider surface="demo">
      <ThemeProvider theme={createPirateTheme}>
        <Box
          sx={{
            bgcolor: 'background.default',
            color: 'text.primary',
            py: { xs: 6, sm: 10 },
            // Latin text keeps its full stop at its end; the side is mirrored with all styles.
            '[dir="rtl"] & p': { unicodeBidi: 'plaintext', textAlign: 'left' },
          }}
        >
          <Container
            maxWidth="lg"
            sx={{ display: 'grid', gap: { xs: 8, sm: 12 } }}
          >
            <Values />
            <Steps />
            <SignUp />
          </Container>
        </Box>
      </ThemeProvider>
    </ComponentThemeProvider>
  );
}
