import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import TablePagination from '@mui/material/TablePagination';
import { useTheme } from '@mui/material/styles';
import { act, renderHook, screen } from '@testing-library/react';
import { renderInSite } from '@site/tests/setup/renderInSite';
import { ThemeStateProvider, useChangeTheme } from '../theme';
import ComponentThemeProvider, {
  type ThemeOverrides,
} from './ComponentThemeProvider';
// Loaded ahead, so that no test waits for them.
import './localeTexts';

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

describe('ComponentThemeProvider with overrides', () => {
  const getPortal = () => document.querySelector<HTMLElement>('.demo-portal');

  function renderOverridden(overrides?: ThemeOverrides) {
    return renderInSite(
      <ComponentThemeProvider surface="demo" overrides={overrides}>
        <ThemeReport />
        <Box sx={{ paddingLeft: '23px' }}>Start</Box>
        <Menu open anchorEl={document.body}>
          <MenuItem>Entry</MenuItem>
        </Menu>
      </ComponentThemeProvider>,
    );
  }

  it('runs in them, while the page keeps its own', () => {
    renderOverridden({ direction: 'rtl', paletteMode: 'dark' });
    expect(screen.getByText('rtl dark 4')).toBeInTheDocument();
    expect(getEmittedCss('muirtl')).toContain('padding-right: 23px');
    expect(window).not.toHaveProperty('theme.direction', 'rtl');
  });

  it('opens menus where they run in them too', async () => {
    renderOverridden({ direction: 'rtl', paletteMode: 'dark' });
    expect(getPortal()).toContainElement(await screen.findByText('Entry'));
    expect(getPortal()).toHaveAttribute('dir', 'rtl');
    expect(getPortal()).toHaveAttribute('data-theme', 'dark');
  });

  it('opens menus in the body without them', async () => {
    renderOverridden();
    expect(await screen.findByText('Entry')).toBeInTheDocument();
    expect(getPortal()).not.toBeInTheDocument();
  });

  it('takes the place for menus away with it', () => {
    const { unmount } = renderOverridden({ direction: 'rtl' });
    expect(getPortal()).toBeInTheDocument();
    unmount();
    expect(getPortal()).not.toBeInTheDocument();
  });

  it('speaks the language of its locale', async () => {
    renderInSite(
      <ComponentThemeProvider surface="demo" overrides={{ locale: 'frFR' }}>
        <TablePagination
          component="div"
          count={30}
          page={0}
          rowsPerPage={10}
          onPageChange={() => {}}
        />
      </ComponentThemeProvider>,
    );
    expect(await screen.findByText('Lignes par page :')).toBeVisible();
  });
});
