import {
  findDefinitions,
  parseType,
  splitFields,
  splitUnion,
} from './parseType';

const known = {
  links: { GridColDef: '/col/' },
  aliases: {
    GridSortModel: 'readonly GridSortItem[]',
    GridSortItem: '{ field: string; sort: GridSortDirection }',
    GridSortDirection: "'asc' | 'desc' | GridSortItem",
  },
};

describe('parseType', () => {
  it.each([
    ['boolean', [{ kind: 'text', text: 'boolean' }]],
    ['GridSortModel', [{ kind: 'alias', text: 'GridSortModel' }]],
    [
      'readonly GridColDef<R>[]',
      [
        { kind: 'text', text: 'readonly ' },
        { kind: 'link', text: 'GridColDef', href: '/col/' },
        { kind: 'text', text: '<R>[]' },
      ],
    ],
    ["'GridColDef'", [{ kind: 'text', text: "'GridColDef'" }]],
    ['Models.GridColDef', [{ kind: 'text', text: 'Models.GridColDef' }]],
    ['MyGridColDefs', [{ kind: 'text', text: 'MyGridColDefs' }]],
    [
      'toString | constructor',
      [{ kind: 'text', text: 'toString | constructor' }],
    ],
  ])('splits %s', (type, tokens) => {
    expect(parseType(type, known)).toStrictEqual(tokens);
  });

  it('prefers the page of a name to its definition', () => {
    expect(
      parseType('A', { links: { A: '/a/' }, aliases: { A: 'string' } }),
    ).toStrictEqual([{ kind: 'link', text: 'A', href: '/a/' }]);
  });
});

describe('splitUnion', () => {
  it.each([
    ['boolean', ['boolean']],
    ["'a' | 'b'", ["'a'", "| 'b'"]],
    ["| 'a' | 'b'", ["| 'a'", "| 'b'"]],
    ["'a|b' | 'c'", ["'a|b'", "| 'c'"]],
    ['Partial<A | B> | C', ['Partial<A | B>', '| C']],
    ['(a: A | B) => void', ['(a: A | B) => void']],
    ['A | ((b: B) => C | D)', ['A', '| ((b: B) => C | D)']],
    ['(a: A) => B | null', ['(a: A) => B', '| null']],
    ['{ a: A | B }[] | C', ['{ a: A | B }[]', '| C']],
  ])('splits %s', (type, parts) => {
    expect(splitUnion(type)).toStrictEqual(parts);
  });
});

describe('splitFields', () => {
  it.each([
    ['{ a: A; b?: B }', ['a: A;', 'b?: B']],
    ['{ a: A; }', ['a: A;']],
    ["{ a: { b: B; c: C }; d: ';' }", ['a: { b: B; c: C };', "d: ';'"]],
    ['{}', []],
    ['string', null],
    ['{ a: A } & { b: B }', null],
    ['{ a: A }[]', null],
  ])('splits %s', (type, fields) => {
    expect(splitFields(type)).toStrictEqual(fields);
  });
});

describe('findDefinitions', () => {
  it('follows the names inside a definition, each once', () => {
    expect(
      findDefinitions('GridSortModel', known).map(({ name }) => name),
    ).toStrictEqual(['GridSortModel', 'GridSortItem', 'GridSortDirection']);
  });

  it('puts what a name stands for before what that stands for', () => {
    const aliases = { A: 'B & C', B: 'D', C: 'string', D: 'number' };
    expect(
      findDefinitions('A', { links: {}, aliases }).map(({ name }) => name),
    ).toStrictEqual(['A', 'B', 'C', 'D']);
  });

  it('ends with types that name themselves', () => {
    const aliases = { Tree: '{ children: Tree[] }' };
    expect(findDefinitions('Tree', { links: {}, aliases })).toHaveLength(1);
  });

  it('leaves out what would fill the screen, but never the name itself', () => {
    const long = `'${'a'.repeat(1000)}'`;
    const aliases = { A: `B | C | ${long}`, B: long, C: "'c'" };
    expect(
      findDefinitions('A', { links: {}, aliases }).map(({ name }) => name),
    ).toStrictEqual(['A']);
    expect(
      findDefinitions('A', { links: {}, aliases: { ...aliases, A: 'B | C' } }),
    ).toHaveLength(2);
  });

  it('finds nothing for a name without a definition', () => {
    expect(findDefinitions('Unknown', known)).toStrictEqual([]);
  });
});
