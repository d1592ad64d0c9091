import { createSiteContext } from '../siteContext';

export default createSiteContext('en').globalData;
