import type { ApiPageData } from '@site/plugins/api-reference/pageTypes';
import type {
  ComponentPage,
  CssClass,
  InterfacePage,
  Member,
  Slot,
} from '@site/plugins/api-reference/types';
import type { Rendered } from '@site/plugins/lib/richText';

type MemberData = Rendered<Member>;

export function createMember(member: Partial<MemberData>): MemberData {
  return {
    name: 'rows',
    type: 'string',
    alternatives: [],
    required: false,
    default: null,
    plan: null,
    description: '',
    ...member,
  };
}

export function createSlot(slot: Partial<Rendered<Slot>>): Rendered<Slot> {
  return {
    name: 'toolbar',
    default: null,
    class: null,
    description: '',
    plan: null,
    ...slot,
  };
}

export function createClass(
  cssClass: Partial<Rendered<CssClass>>,
): Rendered<CssClass> {
  return {
    key: 'root',
    className: 'MuiTable-root',
    global: false,
    description: '',
    ...cssClass,
  };
}

const IDENTITY = {
  name: 'Table',
  slug: 'table',
  product: 'charts',
  route: '/x/api/charts/table/',
  packages: ['@mui/x-charts'],
  imports: ["import { Table } from '@mui/x-charts/Table'"],
  plan: null,
  description: '',
  source: null,
  demos: [],
} as const;

export function createComponentPage(
  page: Partial<Rendered<ComponentPage>> = {},
): Rendered<ComponentPage> {
  return {
    ...IDENTITY,
    kind: 'component',
    deprecated: false,
    themeKey: 'MuiTable',
    ref: { supported: true, to: 'SVGElement' },
    spread: null,
    inherits: null,
    props: [],
    slots: [],
    classes: [],
    ...page,
  };
}

export function createInterfacePage(
  page: Partial<Rendered<InterfacePage>> = {},
): Rendered<InterfacePage> {
  return { ...IDENTITY, kind: 'interface', properties: [], ...page };
}

export function createPageData(data: Partial<ApiPageData> = {}): ApiPageData {
  return {
    page: createComponentPage(),
    sourceHref: null,
    demos: [],
    uses: {},
    typeLinks: {},
    typeAliases: {},
    translations: {},
    ...data,
  };
}
