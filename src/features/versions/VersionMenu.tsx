import { translate } from '@docusaurus/Translate';
import MenuList from '@site/src/components/MenuList';
import Popover from '@site/src/components/Popover';
import { ChevronDown } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useVersionLinks } from './useVersionLinks';

/** Version of the documentation; choosing another keeps the page where it exists. */
export default function VersionMenu({
  mobile = false,
}: {
  /** Set by the header's drawer, where the list is open at once. */
  readonly mobile?: boolean;
}): ReactNode {
  const { product, activeText, links } = useVersionLinks();
  const labelId = useId();
  const label = translate(
    {
      id: 'versionMenu.label',
      message: 'Version of {product}: {version}',
    },
    { product: product.name, version: activeText },
  );
  const list = (
    <MenuList
      items={links.map(({ text, ...link }) => ({ label: text, ...link }))}
    />
  );
  if (mobile) {
    return (
      <li className="menu__list-item" aria-labelledby={labelId}>
        <span id={labelId} className="menu__link">
          {label}
        </span>
        {list}
      </li>
    );
  }
  return (
    <Popover
      className="phone-hidden"
      label={label}
      trigger={
        <>
          {activeText}
          <ChevronDown aria-hidden size={16} />
        </>
      }
    >
      {list}
    </Popover>
  );
}
