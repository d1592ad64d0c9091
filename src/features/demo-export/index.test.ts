import type { PageDemo } from '@site/plugins/demos/types';
import { decompressFromBase64 } from 'lz-string';
import { createSources } from './__fixtures__/createSources';
import { exportDemo } from './index';

const DEMO: PageDemo = {
  name: 'MultiSorting',
  title: 'Multi sorting',
  packages: [],
  file: 'docs/x/react-data-grid/sorting/demos/MultiSorting.tsx',
  pageKey: 'current/react-data-grid/sorting',
  lines: { TS: 2, JS: 2 },
  height: { wide: 400, narrow: 400 },
  loadComponent: () => Promise.reject(new Error('Not asked for')),
  loadSources: () => Promise.resolve(createSources()),
};

/** What the forms of the page sent, instead of leading away. */
function watchForms(): { form: HTMLFormElement; fields: FormData }[] {
  const sent: { form: HTMLFormElement; fields: FormData }[] = [];
  jest
    .spyOn(HTMLFormElement.prototype, 'submit')
    .mockImplementation(function submit(this: HTMLFormElement) {
      sent.push({ form: this, fields: new FormData(this) });
    });
  return sent;
}

describe('exportDemo to StackBlitz', () => {
  it('sends the files to its run address, in a tab of their own', async () => {
    const sent = watchForms();
    await exportDemo('stackblitz', { demo: DEMO, variant: 'TS' });
    const { form, fields } = sent[0] ?? {};

    expect(sent).toHaveLength(1);
    expect(form).toMatchObject({
      action: 'https://stackblitz.com/run?file=src%2FDemo.tsx',
      method: 'post',
      target: '_blank',
    });
    expect(Object.fromEntries(fields ?? [])).toMatchObject({
      'project[template]': 'node',
      'project[title]': 'MultiSorting demo — MUI X',
      'project[description]': `https://github.com/mui/mui-x/blob/v7.17.0/${DEMO.file}`,
      'project[files][src/data.ts]': '// Data in TS\n',
      'project[files][package.json]': expect.stringContaining(
        '"@mui/x-data-grid": "7.17.0"',
      ),
    });
    expect(document.querySelector('form')).toBeNull();
  });

  it('sends edited code', async () => {
    const sent = watchForms();
    await exportDemo('stackblitz', {
      demo: DEMO,
      variant: 'JS',
      code: '// Edited',
    });

    expect(sent[0]?.fields.get('project[files][src/Demo.jsx]')).toBe(
      '// Edited',
    );
  });
});

describe('exportDemo to CodeSandbox', () => {
  it('sends the compressed files, and what a machine has to know', async () => {
    const sent = watchForms();
    await exportDemo('codesandbox', { demo: DEMO, variant: 'TS' });
    const { form, fields } = sent[0] ?? {};
    const parameters = String(fields?.get('parameters'));
    const { files } = JSON.parse(
      decompressFromBase64(parameters.replace(/-/g, '+').replace(/_/g, '/')) ??
        '',
    );

    expect(form?.action).toBe(
      'https://codesandbox.io/api/v1/sandboxes/define?environment=server',
    );
    expect(parameters).toMatch(/^[\w-]+$/);
    expect(fields?.get('query')).toBe('file=/src/Demo.tsx');
    expect(files['src/Demo.tsx'].content).toBe(createSources().TS.raw);
    expect(files['vite.config.ts'].content).toContain('.csb.app');
    expect(JSON.parse(files['.codesandbox/tasks.json'].content)).toMatchObject({
      tasks: { dev: { command: 'npm run dev', preview: { port: 5173 } } },
    });
  });
});

describe('exportDemo to an archive', () => {
  it('downloads a file with the name of the demo', async () => {
    const blobs: Blob[] = [];
    const clicked: Pick<HTMLAnchorElement, 'download' | 'href'>[] = [];
    URL.createObjectURL = (blob: Blob) => `blob:${blobs.push(blob)}`;
    jest
      .spyOn(HTMLAnchorElement.prototype, 'click')
      .mockImplementation(function click(this: HTMLAnchorElement) {
        clicked.push({ download: this.download, href: this.href });
      });
    await exportDemo('zip', { demo: DEMO, variant: 'TS' });

    expect(clicked).toEqual([
      { download: 'multi-sorting-demo.zip', href: 'blob:1' },
    ]);
    expect(blobs[0]?.type).toBe('application/zip');
  });
});

describe('exportDemo that fails', () => {
  it('names an adapter that nobody knows, and those that it knows', async () => {
    const sent = watchForms();

    await expect(
      exportDemo('stackblitz', {
        demo: DEMO,
        variant: 'TS',
        code: "import '@mui/x-date-pickers/AdapterTemporal';",
      }),
    ).rejects.toThrow(
      'The demo cannot be exported: nobody knows which package the date adapter AdapterTemporal needs. Use one of these: AdapterDateFns, AdapterDateFnsV3, AdapterDateFnsJalali, AdapterDateFnsJalaliV3, AdapterDayjs, AdapterLuxon, AdapterMoment, AdapterMomentHijri, AdapterMomentJalaali.',
    );
    expect(sent).toEqual([]);
  });

  it('says so when the code does not load', async () => {
    const demo = {
      ...DEMO,
      loadSources: () => Promise.reject(new Error('Loading chunk 7 failed')),
    };

    await expect(exportDemo('zip', { demo, variant: 'TS' })).rejects.toThrow(
      'The code of the demo could not be loaded. Check your connection and try again.',
    );
  });

  it('refuses a demo that no docs tree has', async () => {
    const demo = { ...DEMO, file: 'elsewhere/Demo.tsx' };

    await expect(exportDemo('zip', { demo, variant: 'TS' })).rejects.toThrow(
      'elsewhere/Demo.tsx is in no docs tree of @demos/exports.json.',
    );
  });
});
