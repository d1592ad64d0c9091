import { renderCode } from '../../../src/features/prop-playground/renderCode';
import { highlightCode } from '../../lib/highlight';
import { deriveTemplate, type PlaygroundTemplate } from './deriveTemplate';
import { toCode } from './toCode';

const toDemo = (jsx: string): string =>
  `export default function A({ chart, series, legend }: P) {\n  return (\n${jsx}\n  );\n}\n`;

const DEMO = toDemo(`    <A
      height={300}
      series={[
        {
          data,
          ...series,
        },
      ]}
      slotProps={{ legend: { hidden, ...legend }, bar: { ...legend } }}
      {...chart}
    />`);

function derive(source: string, groups: readonly string[]): PlaygroundTemplate {
  const template = deriveTemplate(source, groups);
  if ('message' in template) {
    throw new Error(template.message);
  }
  return template;
}

describe('toCode', () => {
  it('leaves nothing where no prop is set', async () => {
    const code = await toCode(derive(DEMO, ['chart', 'series', 'legend']));
    expect(renderCode(code, {})).toBe(
      await highlightCode(
        `<A
  height={300}
  series={[
    {
      data,
    },
  ]}
  slotProps={{ legend: { hidden }, bar: { } }}
/>`,
        'tsx',
      ),
    );
  });

  it('is as the highlighter would have it with the props that are set', async () => {
    const code = await toCode(derive(DEMO, ['chart', 'series', 'legend']));
    const props = {
      chart: {
        layout: 'horizontal',
        skipAnimation: true,
        loading: false,
        borderRadius: 12,
        angle: -90,
        views: ['year', 2, false],
        format: 'a "b" <c>',
      },
      series: { innerRadius: 40, curve: "it's" },
      legend: { direction: 'row', itemGap: -2 },
    };
    expect(renderCode(code, props)).toBe(
      await highlightCode(
        `<A
  height={300}
  series={[
    {
      data,
      innerRadius: 40,
      curve: 'it\\'s',
    },
  ]}
  slotProps={{ legend: { hidden, direction: 'row', itemGap: -2 }, bar: { direction: 'row', itemGap: -2 } }}
  layout="horizontal"
  skipAnimation
  loading={false}
  borderRadius={12}
  angle={-90}
  views={['year', 2, false]}
  format={'a "b" <c>'}
/>`,
        'tsx',
      ),
    );
  });

  it('keeps an element in one line', async () => {
    const code = await toCode(
      derive(toDemo('    <A {...chart} />'), ['chart']),
    );
    expect(renderCode(code, {})).toBe(await highlightCode('<A />', 'tsx'));
    expect(renderCode(code, { chart: { a: 'b', c: true } })).toBe(
      await highlightCode('<A a="b" c />', 'tsx'),
    );
  });

  it('has one space after a value, too', async () => {
    const code = await toCode(
      derive(toDemo('    <A b={1} {...chart} />'), ['chart']),
    );
    expect(renderCode(code, {})).toBe(
      await highlightCode('<A b={1} />', 'tsx'),
    );
    expect(renderCode(code, { chart: { c: 2 } })).toContain(
      '}<span class="code-function"> c</span>',
    );
  });
});
