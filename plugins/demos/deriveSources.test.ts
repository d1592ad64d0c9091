import fs from 'node:fs';
import path from 'node:path';
import { createTempDirectory } from '../../tests/setup/tempDirectory';
import { deriveSources } from './deriveSources';

// The highlighter and the compiler take a while to start on a busy machine.
jest.setTimeout(60_000);

const TSX = `// Sorts by year first.
import * as React from "react";
import { DataGrid, type GridColDef } from "@mui/x-data-grid";
import type { Film } from "./films";

/** Goes with its type. */
interface Props {
  films: readonly Film[];
}

/** Kept: it explains a value. */
const columns: GridColDef<Film>[] = [
  { field: "title", flex: 1 }, // trailing
];

export default function SortedFilms({ films }: Props): React.JSX.Element {
  const ref = React.useRef<HTMLDivElement>(null);

  // Why this is here.
  return <DataGrid ref={ref} rows={films as Film[]} columns={columns!} />;
}
`;

const JSX = `// Sorts by year first.
import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';

/** Kept: it explains a value. */
const columns = [
  { field: 'title', flex: 1 }, // trailing
];

export default function SortedFilms({ films }) {
  const ref = React.useRef(null);

  // Why this is here.
  return <DataGrid ref={ref} rows={films} columns={columns} />;
}
`;

describe('deriveSources', () => {
  const cacheDirectory = createTempDirectory();

  it('removes the types and keeps the comments and empty lines of what remains', async () => {
    const { JS } = await deriveSources(TSX, 'Demo.tsx', cacheDirectory);

    expect(JS.raw).toBe(JSX);
  });

  it('leaves the TypeScript as it was written', async () => {
    const { TS } = await deriveSources(TSX, 'Demo.tsx', cacheDirectory);

    expect(TS.raw).toBe(TSX);
  });

  it('highlights each variant in its own language', async () => {
    const { TS, JS } = await deriveSources(
      'export const a = 1 as number;\n',
      'Demo.tsx',
      cacheDirectory,
    );

    expect(TS.html).toContain('<span class="code-keyword"> as</span>');
    expect(JS.html).toContain('<span class="code-keyword">export</span>');
    expect(JS.html).not.toContain('> as<');
  });
});

describe('deriveSources of other files', () => {
  const cacheDirectory = createTempDirectory();

  it('knows what each variant imports: types are gone in JavaScript', async () => {
    const { TS, JS } = await deriveSources(TSX, 'Demo.tsx', cacheDirectory);

    expect(TS.imports).toEqual(['./films', '@mui/x-data-grid', 'react']);
    expect(JS.imports).toEqual(['@mui/x-data-grid', 'react']);
  });

  it.each([
    ['Demo.tsx', 'Demo.jsx'],
    ['data.ts', 'data.js'],
    ['rows.json', 'rows.json'],
    ['Demo.css', 'Demo.css'],
  ])('calls %s in JavaScript %s', async (name, jsName) => {
    const source = name.endsWith('.css') ? '.a {}' : '[]';
    const { TS, JS } = await deriveSources(source, name, cacheDirectory);

    expect([TS.name, JS.name]).toEqual([name, jsName]);
  });

  it('leaves a style sheet as it is, and highlights it', async () => {
    const { JS } = await deriveSources(
      '.a { color: red }\n',
      'Demo.css',
      cacheDirectory,
    );

    expect(JS.raw).toBe('.a { color: red }\n');
    expect(JS.html).toContain('class="code-');
  });
});

describe('the cache of deriveSources', () => {
  const parent = createTempDirectory();

  it('answers from its file while the source is the same, so each demo is derived once', async () => {
    const directory = path.join(parent, 'same');
    await deriveSources('export const a = 1;\n', 'data.ts', directory);
    const [file = ''] = fs.readdirSync(directory);
    const kept = {
      TS: { raw: 'kept', html: 'kept' },
      JS: { raw: 'kept', html: 'kept' },
    };
    fs.writeFileSync(path.join(directory, file), JSON.stringify(kept));

    await expect(
      deriveSources('export const a = 1;\n', 'data.ts', directory),
    ).resolves.toEqual(kept);
  });

  it('derives anew once the source differs, in a file of its own', async () => {
    const directory = path.join(parent, 'other');
    await deriveSources('export const a = 1;\n', 'data.ts', directory);

    await expect(
      deriveSources('export const a = 2;\n', 'data.ts', directory),
    ).resolves.toMatchObject({ TS: { raw: 'export const a = 2;\n' } });
    expect(fs.readdirSync(directory)).toEqual([
      expect.stringMatching(/^[0-9a-f]{64}\.json$/),
      expect.stringMatching(/^[0-9a-f]{64}\.json$/),
    ]);
  });
});
