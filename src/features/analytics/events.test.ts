/** The one file of events against the sources: nothing is recorded that it does not name. */
import fs from 'node:fs';
import path from 'node:path';
import { EVENT_NAMES } from './events';

const SOURCE = path.resolve(__dirname, '../..');

/** A literal name in JSX, in props, or in an event. */
const PATTERNS = [
  /data-ga-event-category="([^"]*)"/g,
  /'data-ga-event-category': '([^']*)'/g,
  /trackingCategory="([^"]*)"/g,
  /track\(\s*\{\s*name: '([^']*)'/g,
];

/** Anything else that gives a category a value: it has to be in the list of proven places. */
const COMPUTED = /data-ga-event-category(=\{|': (?!'))/;

/** Files that pass on a category that another pattern finds. */
const PROVEN = ['components/SegmentedControl/index.tsx'];

function listSources(): string[] {
  return fs
    .readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => /\.tsx?$/.test(file) && !/\.test\.|__fixtures__/.test(file),
    );
}

function read(file: string): string {
  return fs.readFileSync(path.join(SOURCE, file), 'utf8');
}

/** Names that a text records, in order. */
function findEventNames(text: string): string[] {
  return PATTERNS.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, name = '']) => name),
  );
}

describe('findEventNames', () => {
  it.each([
    ['<a data-ga-event-category="made-up" />', ['made-up']],
    ["{ 'data-ga-event-category': 'demo' }", ['demo']],
    ['<Choice trackingCategory="settings" />', ['settings']],
    ["track({\n  name: 'page_view',", ['page_view']],
    ['track({ name: category })', []],
  ])('finds in %j: %j', (text, names) => {
    expect(findEventNames(text)).toEqual(names);
  });
});

describe('EVENT_NAMES', () => {
  const files = listSources();

  it('declares every event of the sources', () => {
    const used = files.flatMap((file) =>
      findEventNames(read(file)).map((name) => ({ file, name })),
    );
    expect(used.length).toBeGreaterThanOrEqual(6);
    expect(
      used.filter(
        ({ name }) => !(EVENT_NAMES as readonly string[]).includes(name),
      ),
    ).toEqual([]);
  });

  it('can be compared with every category, since none is computed elsewhere', () => {
    expect(
      files
        .filter((file) => COMPUTED.test(read(file)))
        .map((file) => file.split(path.sep).join('/')),
    ).toEqual(PROVEN);
  });

  it('has no name twice', () => {
    expect(new Set(EVENT_NAMES).size).toBe(EVENT_NAMES.length);
  });
});
