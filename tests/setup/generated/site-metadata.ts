import { createSiteContext } from '../siteContext';

export default createSiteContext('en').siteMetadata;
