import inlineTexts from './inlineTexts.cjs';

const IMPORT =
  "import Translate, { translate } from '@docusaurus/Translate';\n";
const TEXTS = { 'a.title': '标题 “{name}”', Plain: '普通' };

function inline(code: string, file = 'A.tsx'): string {
  return inlineTexts(IMPORT + code, file, TEXTS).slice(IMPORT.length);
}

describe('inlineTexts', () => {
  it.each([
    [
      'a call, with its values',
      "translate({ id: 'a.title', message: 'Title {name}', description: 'Long' }, { name })",
      'translate({ message: "标题 “{name}”" }, { name })',
    ],
    [
      'a call without an id',
      "translate({ message: 'Plain' })",
      'translate({ message: "普通" })',
    ],
    [
      'a call that nobody translated',
      "translate({ id: 'b', message: 'It’s new' })",
      'translate({ message: "It’s new" })',
    ],
    [
      'an element over several lines',
      '<Translate\n  id="a.title"\n  values={{ name }}\n>\n  Title\n  {"a"}\n</Translate>',
      '<Translate\n  \n  values={{ name }}\n>{"标题 “{name}”"}</Translate>',
    ],
    [
      'an element that nobody translated',
      '<Translate id="b" description="Why">A &amp; b</Translate>',
      '<Translate  >A &amp; b</Translate>',
    ],
    [
      'a call within the values of an element',
      '<Translate id="a.title" values={{ name: translate({ message: "Plain" }) }}>Title</Translate>',
      '<Translate  values={{ name: translate({ message: "普通" }) }}>{"标题 “{name}”"}</Translate>',
    ],
  ])('takes the text of %s to its place', (_what, code, expected) => {
    expect(inline(code)).toBe(expected);
  });

  it('reads TypeScript without JSX, and JavaScript with it', () => {
    expect(
      inline("const a = <T>(b: T) => translate({ message: 'Plain' });", 'a.ts'),
    ).toBe('const a = <T>(b: T) => translate({ message: "普通" });');
    expect(inline('<Translate>Plain</Translate>', 'a.js')).toBe(
      '<Translate>{"普通"}</Translate>',
    );
  });

  it('leaves modules alone that have another function of the name', () => {
    const code = 'context.translate({ x: 1 }); translate(id);';
    expect(inlineTexts(code, 'a.ts', TEXTS)).toBe(code);
  });

  it.each([
    'translate({ id: name, message: text })',
    'translate(options)',
    '<Translate id={name}>Title</Translate>',
    '<Translate id="a.title">{text}</Translate>',
  ])('names the line of a text that is computed: %s', (code) => {
    expect(() => inline(code)).toThrow(
      '[inline-texts] A.tsx:2 — the id or the text is computed, so that it has no translation. Write both as plain text.',
    );
  });
});
