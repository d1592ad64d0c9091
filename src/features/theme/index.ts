export type { Direction, PaletteMode, ThemeState } from './logic';
export {
  ThemeStateProvider,
  useChangeTheme,
  useThemeDispatch,
  useThemeState,
} from './ThemeStateProvider';
export { useThemeColorMeta } from './useThemeColorMeta';
