import { formatProblem } from '../lib/problem';
import { checkMessages, checkUntranslated } from './checkMessages';

const file = 'i18n/zh/code.json';

describe('checkMessages', () => {
  it('is quiet when every key of the sources is translated', () => {
    const messages = { 'toc.title': { message: '目录' } };
    expect(
      checkMessages({ file, translated: messages, expected: messages }),
    ).toEqual([]);
  });

  it('names a key that lacks a translation, with the command that adds it', () => {
    const problems = checkMessages({
      file,
      translated: {},
      expected: { 'toc.title': { message: 'Contents' } },
    });
    expect(problems.map(formatProblem)).toEqual([
      'i18n/zh/code.json — The key "toc.title" ("Contents") is missing. Run "npx docusaurus write-translations --locale zh", then translate it.',
    ]);
  });

  it('asks for the words of the API sidebar, not for the names of components', () => {
    const linking = (doc: string) => ({
      description: `The label for the doc item 'X' in sidebar 'charts', linking to the doc ${doc}`,
    });
    const problems = checkMessages({
      file,
      translated: {},
      expected: {
        gauge: { message: 'Gauge', ...linking('api/charts/gauge') },
        index: { message: 'Index', ...linking('api/charts/index') },
      },
    });
    expect(problems.map(({ message }) => message)).toEqual([
      'The key "index" ("Index") is missing.',
    ]);
  });

  it('names a key that nothing uses any more', () => {
    const problems = checkMessages({
      file,
      translated: { 'old.key': { message: '旧' } },
      expected: {},
    });
    expect(problems.map(formatProblem)).toEqual([
      'i18n/zh/code.json — Nothing uses the key "old.key" any more. Delete it.',
    ]);
  });
});

describe('checkUntranslated', () => {
  it.each([
    ['English text', 'Settings', 1],
    ['Chinese text', '设置', 0],
    ['Chinese text with an English name', '打开 GitHub', 0],
    ['a name that both languages share', 'MUI X', 0],
    ['placeholders only', '{author}：{count}', 0],
  ])('finds in %s (%s): %d', (_situation, message, count) => {
    const translated = { key: { message } };
    expect(
      checkUntranslated({ file, translated }, new Set(['MUI X'])),
    ).toHaveLength(count);
  });
});
