import { translate } from '@docusaurus/Translate';
import MenuList from '@site/src/components/MenuList';
import Popover from '@site/src/components/Popover';
import { Languages } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguageLinks } from './useLanguageLinks';

/** Language of the page; choosing another stays on the page. */
export default function LanguageMenu({
  mobile = false,
}: {
  /** Set by the header's drawer, which leaves this to the header. */
  readonly mobile?: boolean;
}): ReactNode {
  const links = useLanguageLinks();
  if (mobile) {
    return null;
  }
  return (
    <Popover
      label={translate({ id: 'languageMenu.label', message: 'Language' })}
      trigger={<Languages aria-hidden size={20} />}
    >
      <MenuList
        // A page of another language is another document: no client-side route.
        items={links.map(({ locale, label, href, htmlLang, isCurrent }) => ({
          key: locale,
          label,
          href: `pathname://${href}`,
          lang: htmlLang,
          isCurrent,
        }))}
      />
    </Popover>
  );
}
