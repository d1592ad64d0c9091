import Link from '@docusaurus/Link';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocSidebarItem/Link';
import clsx from 'clsx';
import { useEffect, useRef, type ReactNode } from 'react';
import Marks from './Marks';
import { getItemProps } from './itemProps';
import { scrollIntoSidebar } from './scrollIntoSidebar';
import styles from './styles.module.css';

/** A page in the sidebar. */
export default function SidebarLink({
  item,
  activePath,
  onItemClick,
}: Props): ReactNode {
  const isActive = isActiveSidebarItem(item, activePath);
  const ref = useRef<HTMLLIElement>(null);

  useEffect(() => {
    if (!isActive) {
      return undefined;
    }
    // In the next frame: groups above open first, which moves the entry.
    const frame = requestAnimationFrame(() => {
      if (ref.current) {
        scrollIntoSidebar(ref.current);
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [isActive]);

  return (
    <li ref={ref} className="menu__list-item">
      <Link
        to={item.href}
        className={clsx('menu__link', styles.link, {
          'menu__link--active': isActive,
        })}
        aria-current={isActive ? 'page' : undefined}
        onClick={onItemClick ? () => onItemClick(item) : undefined}
      >
        <span>{item.label}</span>
        <Marks {...getItemProps(item)} />
      </Link>
    </li>
  );
}
