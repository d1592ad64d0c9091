import { buildFixture, getComponent, page } from './__fixtures__/buildFixture';

describe('extractComponent', () => {
  describe('with a component made by forwardRef', () => {
    const model = buildFixture('forward-ref', [
      page('charts', 'component', 'Chart'),
    ]);
    const chart = getComponent(model, 'charts/chart.json');

    it('lists its own documented props, required first, and none of the DOM', () => {
      expect(chart.props.map(({ name }) => name)).toEqual([
        'data',
        'classes',
        'height',
      ]);
      expect(chart.props[0]).toEqual({
        name: 'data',
        type: 'readonly number[]',
        alternatives: ['array'],
        required: true,
        default: null,
        plan: null,
        description: 'The values to draw.',
      });
    });

    it('says what the ref reaches and where other props go', () => {
      expect(chart.ref).toEqual({ supported: true, to: 'HTMLDivElement' });
      expect(chart.spread).toBe(true);
    });

    it('names the theme key that the code reads when it is another one', () => {
      expect(chart.themeKey).toBe('MuiChart');
      expect(chart.themeKeyRuntime).toBe('MuiPlainChart');
    });

    it('takes class names from the run-time object and gives those of slots to the slots', () => {
      expect(chart.classes).toEqual([
        {
          key: 'selected',
          className: 'Mui-selected',
          global: true,
          description: 'State class applied to a selected line.',
        },
        {
          key: 'tickLabel',
          className: 'MuiPlainChart-tickLabel',
          global: false,
          description: 'Styles applied to the tick labels.',
        },
      ]);
      expect(chart.slots).toEqual([
        {
          name: 'line',
          default: 'ChartLine',
          class: null,
          description: 'The component that renders the line.',
          plan: null,
        },
        {
          name: 'root',
          default: null,
          class: 'MuiPlainChart-root',
          description: 'The root.',
          plan: null,
        },
      ]);
    });

    it('keeps the description and drops the generated link lists', () => {
      expect(chart.description).toBe('Draws values as a line.');
    });

    it('offers the sub-path and the root entry', () => {
      expect(chart.imports).toEqual([
        "import { Chart } from '@mui/x-charts/Chart'",
        "import { Chart } from '@mui/x-charts'",
      ]);
    });
  });

  describe('with a generic call signature', () => {
    const model = buildFixture('generic-signature', [
      page('data-grid', 'component', 'Grid'),
      page('data-grid', 'interface', 'GridRow'),
    ]);
    const grid = getComponent(model, 'data-grid/grid.json');

    it('reads the props of the signature and resolves type parameters by their constraint', () => {
      expect(
        grid.props.map(({ name, alternatives }) => [name, alternatives]),
      ).toEqual([
        ['rows', ['array']],
        ['focused', ['object']],
        ['getClassName', ['function']],
      ]);
      expect(grid.ref).toEqual({ supported: true, to: 'HTMLDivElement' });
    });

    it('tells parameters with declared types, descriptions and documented fields', () => {
      const prop = grid.props.find(({ name }) => name === 'getClassName');
      expect(prop?.signature).toEqual({
        params: [
          {
            name: 'row',
            type: 'R',
            optional: false,
            description: 'The row, as [GridRow](/x/api/data-grid/grid-row/).',
          },
          {
            name: 'details',
            type: 'object',
            optional: true,
            description: 'Where it is.',
            fields: [
              {
                name: 'index',
                type: 'number',
                description: 'The place of the row.',
              },
            ],
          },
        ],
        returns: { type: 'string | undefined', description: 'The class name.' },
      });
    });
  });

  describe('with props made by Omit, Pick and Partial', () => {
    const model = buildFixture('intersection-alias', [
      page('date-pickers', 'component', 'Picker'),
    ]);
    const picker = getComponent(model, 'date-pickers/picker.json');

    it('resolves them, and takes the question mark from the result', () => {
      expect(
        picker.props.map(({ name, required }) => [name, required]),
      ).toEqual([
        ['autoFocus', true],
        ['value', true],
        ['onChange', false],
        ['view', false],
      ]);
    });

    it('keeps the authored type, and takes a date parameter for an object', () => {
      const value = picker.props.find(({ name }) => name === 'value');
      expect(value?.type).toBe('TValue');
      expect(value?.alternatives).toEqual(['object']);
    });
  });

  describe('with members that ask to be ignored', () => {
    const model = buildFixture('ignored-members', [
      page('charts', 'component', 'Gauge'),
    ]);
    const gauge = getComponent(model, 'charts/gauge.json');

    it('leaves out ignored and untold members', () => {
      expect(gauge.props.map(({ name }) => name)).toEqual(['value']);
      expect(gauge.slots.map(({ name }) => name)).toEqual(['arc']);
      expect(gauge.classes.map(({ key }) => key)).toEqual(['root']);
    });

    it('warns about a class that no run-time object holds', () => {
      expect(model.manifest.warnings).toEqual([
        'Gauge: no exported object holds the CSS class "arc"; it is left out.',
      ]);
    });
  });

  it('keeps the exported spelling of an Unstable_ component in its imports', () => {
    const model = buildFixture('unstable-prefix', [
      page('date-pickers', 'component', 'Section'),
    ]);
    const section = getComponent(model, 'date-pickers/section.json');
    expect(section.imports).toEqual([
      "import { Unstable_Section as Section } from '@mui/x-date-pickers/Section'",
      "import { Unstable_Section as Section } from '@mui/x-date-pickers'",
    ]);
  });

  describe('with stubs in a paid package', () => {
    const model = buildFixture('stub-components', [
      page('data-grid', 'component', 'DataGrid'),
      page('data-grid', 'component', 'DataGridPro'),
      page('data-grid', 'component', 'Panel'),
    ]);

    it('counts only packages that export the working component', () => {
      const { packages, plan } = getComponent(
        model,
        'data-grid/data-grid.json',
      );
      expect(packages).toEqual(['@mui/x-data-grid']);
      expect(plan).toBeNull();
    });

    it('offers no sub-path that does not exist at run time', () => {
      expect(getComponent(model, 'data-grid/panel.json').imports).toEqual([
        "import { Panel } from '@mui/x-data-grid'",
        "import { Panel } from '@mui/x-data-grid-pro'",
      ]);
    });

    it('gives a prop of the paid component the plan of the first component that has it', () => {
      const { props, plan } = getComponent(
        model,
        'data-grid/data-grid-pro.json',
      );
      expect(plan).toBe('pro');
      expect(props.map((prop) => [prop.name, prop.plan])).toEqual([
        ['rows', null],
        ['pinnedRows', 'pro'],
      ]);
    });
  });
});
