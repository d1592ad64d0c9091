export {
  default as ComponentThemeProvider,
  type ThemeOverrides,
} from './ComponentThemeProvider';
export { setLicenseKey } from './setLicenseKey';
