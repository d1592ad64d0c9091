import { createSiteContext } from '../siteContext';

export default createSiteContext('en').i18n;
