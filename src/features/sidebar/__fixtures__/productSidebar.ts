import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemLink,
} from '@docusaurus/plugin-content-docs';
import type { SidebarItemProps } from '@site/plugins/navigation/toSidebars';

type Marks = Omit<SidebarItemProps, 'pathname'>;

function page(pathname: string, label: string, marks: Marks = {}) {
  return {
    type: 'link',
    label,
    href: `${pathname}/`,
    customProps: marks,
  } satisfies PropSidebarItemLink;
}

function group(
  pathname: string,
  label: string,
  items: PropSidebarItem[],
  marks: Marks = {},
) {
  return {
    type: 'category',
    label,
    items,
    collapsible: true,
    collapsed: true,
    customProps: { pathname, ...marks },
  } satisfies PropSidebarItemCategory;
}

/** Two groups, one of them with a subheader and every mark. */
export const PRODUCT_SIDEBAR: PropSidebarItem[] = [
  group('/x/react-data-grid-group', 'Data Grid', [
    group(
      '/x/react-data-grid/columns',
      'Columns',
      [
        page('/x/react-data-grid/column-definition', 'Column definition'),
        page('/x/react-data-grid/column-pinning', 'Column pinning', {
          plan: 'pro',
        }),
        page('/x/react-data-grid/aggregation', 'Aggregation', {
          plan: 'premium',
          newFeature: true,
        }),
      ],
      { subheader: true },
    ),
    page('/x/react-data-grid/list-view', 'List view', { unstable: true }),
    page('/x/react-data-grid/pivoting', 'Pivoting', { planned: true }),
  ]),
  group('/x/react-charts-group', 'Charts', [
    page('/x/react-charts/bars', 'Bars'),
  ]),
];
