import { translate } from '@docusaurus/Translate';
import SegmentedControl from '@site/src/components/SegmentedControl';
import { LayoutList, Rows3, Table2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { API_VIEWS, type ApiView } from './logic';
import styles from './styles.module.css';

const ICONS = {
  table: Table2,
  expanded: LayoutList,
  collapsed: Rows3,
} as const;

function getViewName(view: ApiView): string {
  switch (view) {
    case 'table':
      return translate({ id: 'apiPage.view.table', message: 'Table' });
    case 'expanded':
      return translate({ id: 'apiPage.view.expanded', message: 'List' });
    case 'collapsed':
      return translate({ id: 'apiPage.view.collapsed', message: 'Compact' });
  }
}

export interface ViewSwitchProps {
  /** Of the section: `props`. */
  readonly sectionId: string;
  /** Title of the section, for the name of the switch. */
  readonly section: string;
  readonly view: ApiView;
  readonly onChange: (view: ApiView) => void;
}

/** The choice among the views of a section. */
export default function ViewSwitch({
  sectionId,
  section,
  view,
  onChange,
}: ViewSwitchProps): ReactNode {
  return (
    <div className={styles.switch}>
      <SegmentedControl
        isLabelHidden
        trackingCategory="layout"
        trackingAction={sectionId}
        label={translate(
          { id: 'apiPage.view.label', message: 'View of {section}' },
          { section },
        )}
        value={view}
        onChange={onChange}
        segments={API_VIEWS.map((value) => {
          const Icon = ICONS[value];
          const name = getViewName(value);
          return {
            value,
            label: (
              <span className={styles.segment} title={name}>
                <Icon aria-hidden size={16} />
                <span className={styles.name}>{name}</span>
              </span>
            ),
          };
        })}
      />
    </div>
  );
}
