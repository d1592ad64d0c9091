import {
  createClass,
  createComponentPage,
  createInterfacePage,
  createMember,
  createPageData,
  createSlot,
} from '../__fixtures__/createPageData';
import { createSections } from './createSections';

describe('createSections', () => {
  it('lists props, slots and classes of a component', () => {
    const page = createComponentPage({
      props: [createMember({ name: 'sortModel' })],
      slots: [createSlot({ name: 'toolbar' })],
      classes: [createClass({ key: 'root', className: 'MuiTable-root' })],
    });
    const sections = createSections(createPageData({ page }));
    expect(
      sections.map(({ id, kind, rows }) => [id, kind, rows[0]?.id]),
    ).toStrictEqual([
      ['props', 'prop', 'table-prop-sort-model'],
      ['slots', 'slot', 'table-slot-toolbar'],
      ['css-classes', 'class', 'table-classes-root'],
    ]);
  });

  it('lists the properties of an interface as props', () => {
    const page = createInterfacePage({
      properties: [createMember({ name: 'field' })],
    });
    const [section] = createSections(createPageData({ page }));
    expect(section).toMatchObject({
      id: 'properties',
      kind: 'prop',
      rows: [{ id: 'table-prop-field' }],
    });
  });

  it('leaves out what a component does not have', () => {
    expect(createSections(createPageData())).toStrictEqual([]);
  });

  it('names a class as it is in style sheets', () => {
    const page = createComponentPage({
      classes: [
        createClass({
          key: 'selected',
          className: 'Mui-selected',
          global: true,
        }),
      ],
    });
    const [section] = createSections(createPageData({ page }));
    expect(section?.rows[0]).toMatchObject({
      name: '.Mui-selected',
      facts: { rule: 'selected' },
      isGlobal: true,
    });
  });

  it('makes a column of a fact that many rows have, not of a rare one', () => {
    const rare = createSlot({ name: 'a', default: 'A', class: 'MuiTable-a' });
    const slots = ['b', 'c', 'd', 'e', 'f'].map((name) =>
      createSlot({ name, default: 'X' }),
    );
    const page = createComponentPage({ slots: [rare, ...slots] });
    const [section] = createSections(createPageData({ page }));
    expect(section?.columns).toStrictEqual(['default']);
    expect(section?.rows[0]?.facts.class).toBe('.MuiTable-a');
  });

  it('shows a translation instead of the English description', () => {
    const page = createComponentPage({
      props: [
        createMember({ name: 'rows', description: 'Rows' }),
        createMember({ name: 'label', description: 'Label' }),
      ],
    });
    const data = createPageData({ page, translations: { 'prop:rows': '行' } });
    expect(
      createSections(data)[0]?.rows.map(({ description, isTranslated }) => [
        description,
        isTranslated,
      ]),
    ).toStrictEqual([
      ['行', true],
      ['Label', false],
    ]);
  });

  it('gives props the demos that use them', () => {
    const use = { title: 'Sorting', href: '/sorting/' };
    const page = createComponentPage({
      props: [createMember({ name: 'rows' }), createMember({ name: 'label' })],
    });
    const data = createPageData({ page, uses: { rows: [use] } });
    expect(createSections(data)[0]?.rows.map(({ uses }) => uses)).toStrictEqual(
      [[use], []],
    );
  });
});
