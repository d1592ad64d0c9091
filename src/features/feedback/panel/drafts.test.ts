import { parseDrafts, readDraft, writeDraft } from './drafts';

describe('parseDrafts', () => {
  it.each([[null], ['nonsense'], ['{}'], ['[1,2]'], ['[["a",1],["b"]]']])(
    'takes %j for no drafts',
    (text) => {
      expect(parseDrafts(text).size).toBe(0);
    },
  );
});

describe('writeDraft', () => {
  beforeEach(() => localStorage.clear());

  it('keeps what was typed by page and section, until it is emptied', () => {
    writeDraft('/x/a/', 'about the page');
    writeDraft('/x/a/#one', 'about a section');
    expect([readDraft('/x/a/'), readDraft('/x/a/#one')]).toEqual([
      'about the page',
      'about a section',
    ]);
    writeDraft('/x/a/', '');
    expect(readDraft('/x/a/')).toBe('');
  });

  it('stores nothing for a field that was only opened', () => {
    writeDraft('/x/a/', '');
    expect(localStorage).toHaveLength(0);
  });

  it('keeps the newest twenty', () => {
    for (let index = 0; index < 21; index += 1) {
      writeDraft(`/x/${index}/`, 'text');
    }
    expect([readDraft('/x/0/'), readDraft('/x/1/')]).toEqual(['', 'text']);
  });

  it('does not fill the storage with a huge text', () => {
    writeDraft('/x/a/', 'x'.repeat(100_000));
    expect(readDraft('/x/a/')).toBe('');
  });
});
