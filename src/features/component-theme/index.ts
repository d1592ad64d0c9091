export { default as ComponentThemeProvider } from './ComponentThemeProvider';
export { setLicenseKey } from './setLicenseKey';
