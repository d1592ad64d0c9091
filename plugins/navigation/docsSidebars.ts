/** What `sidebarPath` of the docs plugin points to: the navigation in Docusaurus's format. */
import path from 'node:path';
import navigation from '../../sidebars';
import { loadSidebars } from './loadSidebars';

const siteDirectory = path.resolve(__dirname, '../..');

export default loadSidebars(navigation, {
  directory: path.join(siteDirectory, 'docs/x'),
  siteDirectory,
  routeBasePath: 'x',
});
