import { translate } from '@docusaurus/Translate';
import type { ApiSection } from '@site/plugins/lib/apiAnchors';

/** Title of a section, in its heading and in the table of contents. */
export function getSectionTitle(section: ApiSection): string {
  switch (section) {
    case 'import':
      return translate({ id: 'apiPage.section.import', message: 'Import' });
    case 'demos':
      return translate({ id: 'apiPage.section.demos', message: 'Demos' });
    case 'props':
      return translate({ id: 'apiPage.section.props', message: 'Props' });
    case 'properties':
      return translate({
        id: 'apiPage.section.properties',
        message: 'Properties',
      });
    case 'slots':
      return translate({ id: 'apiPage.section.slots', message: 'Slots' });
    case 'css-classes':
      return translate({
        id: 'apiPage.section.cssClasses',
        message: 'CSS classes',
      });
    case 'theme':
      return translate({
        id: 'apiPage.section.theme',
        message: 'Theme, ref and inheritance',
      });
    case 'source':
      return translate({
        id: 'apiPage.section.source',
        message: 'Source code',
      });
  }
}
