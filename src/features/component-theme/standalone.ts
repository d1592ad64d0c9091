/** What of it runs in a document of its own, without the shell of the site. */
export { createSiteTheme, type SiteThemeSettings } from './createSiteTheme';
export { setLicenseKey } from './setLicenseKey';
export { useLocaleTexts } from './useLocaleTexts';
