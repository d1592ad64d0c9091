import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { act, renderHook, screen } from '@testing-library/react';
import { renderInSite } from '@site/tests/setup/renderInSite';
import { ThemeStateProvider, useChangeTheme } from '../theme';
import ComponentThemeProvider from './ComponentThemeProvider';

/** What the reader does in the settings. */
function chooseDirection(direction: 'ltr' | 'rtl'): void {
  const { result } = renderHook(useChangeTheme, {
    wrapper: ThemeStateProvider,
  });
  act(() => result.current({ direction }));
}

/** The rules that the style cache of a key has written into the page. */
function getEmittedCss(cacheKey: string): string {
  const styles = document.querySelectorAll<HTMLStyleElement>(
    `style[data-emotion="${cacheKey}"]`,
  );
  return [...styles]
    .flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])])
    .map(({ cssText }) => cssText)
    .join('\n');
}

function ThemeReport() {
  const { direction, palette, shape } = useTheme();
  return (
    <output>{`${direction} ${palette.mode} ${shape.borderRadius}`}</output>
  );
}

afterEach(() => chooseDirection('ltr'));

describe('ComponentThemeProvider', () => {
  it('leaves styles as written for left to right', () => {
    renderInSite(
      <ComponentThemeProvider surface="demo">
        <Box sx={{ paddingLeft: '17px' }}>Start</Box>
      </ComponentThemeProvider>,
    );
    expect(getEmittedCss('mui')).toContain('padding-left: 17px');
    expect(getComputedStyle(screen.getByText('Start')).paddingLeft).toBe(
      '17px',
    );
  });

  it('mirrors styles for right to left, in a cache with a key of its own', () => {
    chooseDirection('rtl');
    renderInSite(
      <ComponentThemeProvider surface="demo">
        <Box sx={{ paddingLeft: '19px' }}>Start</Box>
      </ComponentThemeProvider>,
    );
    expect(getEmittedCss('muirtl')).toContain('padding-right: 19px');
    expect(getEmittedCss('mui')).not.toContain('19px');
    expect(getComputedStyle(screen.getByText('Start')).paddingRight).toBe(
      '19px',
    );
  });

  it('changes the theme when the reader changes the direction', () => {
    renderInSite(
      <ComponentThemeProvider surface="docs">
        <ThemeReport />
      </ComponentThemeProvider>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('ltr light 12');
    chooseDirection('rtl');
    expect(screen.getByRole('status')).toHaveTextContent('rtl light 12');
  });

  it('gives the theme to readers who try things in the console', () => {
    renderInSite(
      <ComponentThemeProvider surface="demo">{null}</ComponentThemeProvider>,
    );
    expect(window).toHaveProperty('theme.palette.mode', 'light');
    expect(window).toHaveProperty('createTheme', expect.any(Function));
  });
});
