import fs from 'node:fs';
import path from 'node:path';
import { CODE_LANGUAGES, highlightCode, isCodeLanguage } from './highlight';

const CODE_STYLES = path.join(__dirname, '../../src/css/code.css');

/** A piece of each language that holds as many kinds of tokens as possible. */
const SAMPLES: Readonly<Record<(typeof CODE_LANGUAGES)[number], string>> = {
  tsx: '// Why\nexport function A({ b }: Props) { return <p id="c">{`${b}`}{1}</p>; }',
  ts: 'const a: Readonly<Record<string, number>> = { b: Math.max(1, 2) };',
  jsx: "const a = <A b='c' {...d} />; /* Why */",
  js: "import { a } from 'b';\nasync function c(d = null) { await a(d, /e/g); }",
  bash: 'npm install "@mui/x-data-grid" --save # Why',
  json: '{ "a": [1, true, null, "b"] }',
  css: '/* Why */\n.a:hover { color: var(--b, #fff); margin: 1px; }',
  html: '<!-- Why --><a href="b">c &amp; d</a>',
  diff: '- old\n+ new\n! changed',
  mdx: '# A\n\n<Demo src="./demos/A.tsx" />\n\n- [b](c) `d` **e**',
  yaml: '# Why\na:\n  - "b"\n  - 1',
};

describe('highlightCode', () => {
  it('wraps each line and gives each token a class', async () => {
    await expect(highlightCode('// Why\nconst a = "<b>";', 'tsx')).resolves
      .toMatchInlineSnapshot(`
     "<span class="line"><span class="code-comment">// Why</span></span>
     <span class="line"><span class="code-keyword">const</span><span class="code-constant"> a</span><span class="code-keyword"> =</span><span class="code-string-expression"> "&#x3C;b>"</span>;</span>"
    `);
  });

  it('drops the last line break only, so copied code keeps its empty lines', async () => {
    await expect(highlightCode('a\n\nb\n', 'text')).resolves.toBe(
      '<span class="line">a</span>\n<span class="line"></span>\n<span class="line">b</span>',
    );
  });

  it('escapes what would be markup, in plain text too', async () => {
    await expect(
      highlightCode('<script>alert("a & b")</script>', 'text'),
    ).resolves.toBe(
      '<span class="line">&#x3C;script>alert("a &#x26; b")&#x3C;/script></span>',
    );
  });

  describe.each(CODE_LANGUAGES)('in %s', (language) => {
    it('gives tokens classes that code.css has colours for, and no style', async () => {
      const html = await highlightCode(SAMPLES[language], language);
      const classes = html.matchAll(/class="(code-[a-z-]+)"/g);
      const names = [...new Set(Array.from(classes, ([, name]) => name))];
      const styles = fs.readFileSync(CODE_STYLES, 'utf8');

      expect(names).not.toEqual([]);
      expect(
        names.filter((name) => !new RegExp(`\\.${name}\\s*[,{]`).test(styles)),
      ).toEqual([]);
      expect(html).not.toContain('style=');
    });
  });
});

describe('isCodeLanguage', () => {
  it.each([
    ['tsx', true],
    ['text', true],
    ['sh', false],
    ['TSX', false],
    ['', false],
  ])('answers for "%s": %s', (language, expected) => {
    expect(isCodeLanguage(language)).toBe(expected);
  });
});
