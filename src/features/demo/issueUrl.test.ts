import { toIssueUrl, type DemoReport } from './issueUrl';

function createReport(error: Error): DemoReport {
  return {
    repositoryUrl: 'https://forge.example/library',
    demoFile: 'docs/x/react-data-grid/sorting/demos/MultiSorting.tsx',
    pageUrl: 'https://docs.example/x/react-data-grid/sorting/?a=1#MultiSorting',
    error,
  };
}

function createError(message: string, stack: string | undefined): Error {
  const error = new Error(message);
  if (stack === undefined) {
    delete error.stack;
  } else {
    error.stack = stack;
  }
  return error;
}

describe('toIssueUrl', () => {
  it('fills in title and text, encoded', () => {
    const report = createReport(
      createError('a & b = #1 "c"', 'Error: a & b\n    at Demo (x.tsx:1:2)'),
    );
    const href = toIssueUrl(report);
    expect(href).toMatch(
      /^https:\/\/forge\.example\/library\/issues\/new\?title=[^&#"\s]+&body=[^&#"\s]+$/,
    );
    const { searchParams } = new URL(href);
    expect(searchParams.get('title')).toBe(
      '[docs] MultiSorting.tsx throws: a & b = #1 "c"',
    );
    expect(searchParams.get('body')).toMatchInlineSnapshot(`
"Page: https://docs.example/x/react-data-grid/sorting/?a=1#MultiSorting
Demo: docs/x/react-data-grid/sorting/demos/MultiSorting.tsx

\`\`\`
Error: a & b
    at Demo (x.tsx:1:2)
\`\`\`"
`);
  });

  it('says the message where there is no stack', () => {
    const { searchParams } = new URL(
      toIssueUrl(createReport(createError('Boom', undefined))),
    );
    expect(searchParams.get('body')).toContain('```\nBoom\n```');
  });

  it('cuts long texts, since servers refuse long addresses', () => {
    const long = '界'.repeat(5000);
    const href = toIssueUrl(createReport(createError(long, long)));
    const { searchParams } = new URL(href);
    expect(searchParams.get('title')).toHaveLength(200);
    expect(searchParams.get('body')?.match(/界/g)).toHaveLength(1500);
  });
});
