export {
  type Direction,
  type PaletteGroup,
  type PaletteMode,
  type ThemeState,
} from './logic';
export {
  ThemeStateProvider,
  useChangeTheme,
  useThemeDispatch,
  useThemeState,
} from './ThemeStateProvider';
export { useThemeColorMeta } from './useThemeColorMeta';
