import {
  findFirstSidebarItemLink,
  isActiveSidebarItem,
} from '@docusaurus/plugin-content-docs/client';
import DocSidebarItems from '@theme/DocSidebarItems';
import type { Props } from '@theme/DocSidebarItem/Category';
import clsx from 'clsx';
import { ChevronRight } from 'lucide-react';
import { useId, type MouseEvent, type ReactNode } from 'react';
import Marks from './Marks';
import { getItemProps } from './itemProps';
import { useGroup } from './useGroup';
import styles from './styles.module.css';

/** A heading over entries that are always shown. */
function Subheader({ item, ...props }: Props): ReactNode {
  const labelId = useId();
  return (
    <li className="menu__list-item">
      <div id={labelId} className={styles.subheader}>
        <span>{item.label}</span>
        <Marks {...getItemProps(item)} />
      </div>
      <ul aria-labelledby={labelId} className={styles.subheaderList}>
        <DocSidebarItems
          {...props}
          items={item.items}
          level={props.level + 1}
        />
      </ul>
    </li>
  );
}

/**
 * A group that opens and closes. It is a link to its first page, so that it
 * works without JavaScript and with modified clicks; a plain click toggles.
 */
function Disclosure({ item, ...props }: Props): ReactNode {
  const itemProps = getItemProps(item);
  const listId = useId();
  const { isOpen, toggle } = useGroup(
    itemProps.pathname ?? item.label,
    isActiveSidebarItem(item, props.activePath),
  );

  function handleClick(event: MouseEvent): void {
    const isPlain =
      !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (isPlain) {
      event.preventDefault();
      toggle();
    }
  }

  return (
    <li className="menu__list-item">
      <a
        href={findFirstSidebarItemLink(item)}
        role="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        className={clsx('menu__link', styles.group)}
        onClick={handleClick}
        onKeyDown={(event) => {
          if (event.key === ' ') {
            event.preventDefault();
            toggle();
          }
        }}
      >
        <span>{item.label}</span>
        <Marks {...itemProps} />
        <ChevronRight aria-hidden size={16} className={styles.chevron} />
      </a>
      <ul id={listId} className={styles.groupList} hidden={!isOpen}>
        {isOpen && (
          <DocSidebarItems
            {...props}
            items={item.items}
            level={props.level + 1}
          />
        )}
      </ul>
    </li>
  );
}

export default function SidebarGroup(props: Props): ReactNode {
  return getItemProps(props.item).subheader ? (
    <Subheader {...props} />
  ) : (
    <Disclosure {...props} />
  );
}
