import { translate } from '@docusaurus/Translate';
import MenuList from '@site/src/components/MenuList';
import Popover from '@site/src/components/Popover';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useVersionLinks } from './useVersionLinks';

/** Version of the documentation; choosing another keeps the page where it exists. */
export default function VersionMenu(): ReactNode {
  const { product, activeText, links } = useVersionLinks();
  return (
    <Popover
      label={translate(
        {
          id: 'versionMenu.label',
          message: 'Version of {product}: {version}',
        },
        { product: product.name, version: activeText },
      )}
      trigger={
        <>
          {activeText}
          <ChevronDown aria-hidden size={16} />
        </>
      }
    >
      {() => (
        <MenuList
          items={links.map(({ text, ...link }) => ({ label: text, ...link }))}
        />
      )}
    </Popover>
  );
}
