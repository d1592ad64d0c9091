import { deriveTemplate } from './deriveTemplate';

const DEMO = `import { PieChart } from '@mui/x-charts/PieChart';

export default function PiePlayground({ chart, series, legend }: Props) {
  const [isOpen] = React.useState(true);
  return (
    <figure aria-label="Votes">
      <PieChart
        series={[
          {
            data,
            ...series,
          },
        ]}
        slotProps={{ legend: { ...legend } }}
        {...other}
        {...chart}
      />
    </figure>
  );
}
`;

describe('deriveTemplate', () => {
  it('cuts the JSX out, with a name for each place of props', () => {
    const template = deriveTemplate(DEMO, ['chart', 'series', 'legend']);
    expect('raw' in template && template.raw).toBe(`<figure aria-label="Votes">
  <PieChart
    series={[
      {
        data,
        playgroundHole0,
      },
    ]}
    slotProps={{ legend: { playgroundHole1 } }}
    {...other}
    playgroundHole2
  />
</figure>`);
    expect('holes' in template && [...template.holes]).toEqual([
      [
        'playgroundHole0',
        { group: 'series', syntax: 'property', indent: '        ' },
      ],
      [
        'playgroundHole1',
        { group: 'legend', syntax: 'property', indent: null },
      ],
      [
        'playgroundHole2',
        { group: 'chart', syntax: 'attribute', indent: '    ' },
      ],
    ]);
  });

  it.each([
    [
      'a demo that is no function',
      'export default Demo;',
      ['chart'],
      'The demo of a playground returns no JSX. Write "export default function Name({ chart }: Props)" with one return.',
    ],
    [
      'a group that the demo does not take',
      DEMO,
      ['chart', 'axis'],
      'The demo takes no prop "axis". It takes "chart", "series", "legend".',
    ],
    [
      'a group that the JSX does not use',
      'export default function A({ chart }: P) { return <A b={chart} />; }',
      ['chart'],
      'The JSX of the demo does not spread "chart". Write {...chart} in an element, or ...chart in an object.',
    ],
    [
      'members after a group in one line',
      'export default function A({ chart }: P) { return <A b={{ ...chart, c: 1 }} />; }',
      ['chart'],
      'Other members follow "...chart" in its line. Write it last, or in a line of its own.',
    ],
  ])('explains %s', (_case, source, groups, text) => {
    const problem = deriveTemplate(source, groups);
    expect('message' in problem && `${problem.message} ${problem.hint}`).toBe(
      text,
    );
  });
});
