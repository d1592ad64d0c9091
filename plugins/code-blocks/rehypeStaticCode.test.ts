import type { Element, Root } from 'hast';
import { unified } from 'unified';
import { rehypeStaticCode } from './rehypeStaticCode';

interface FenceParts {
  readonly language?: string;
  readonly meta?: string;
}

/** A code fence as MDX gives it to rehype, on line 7. */
function createFence(code: string, { language, meta }: FenceParts): Element {
  return {
    type: 'element',
    tagName: 'pre',
    properties: {},
    position: {
      start: { line: 7, column: 1 },
      end: { line: 9, column: 4 },
    },
    children: [
      {
        type: 'element',
        tagName: 'code',
        properties: language ? { className: [`language-${language}`] } : {},
        // MDX keeps the rest of the opening line here.
        data: meta ? ({ meta } as Element['data']) : {},
        children: [{ type: 'text', value: code }],
      },
    ],
  };
}

async function transform(...children: Root['children']): Promise<Root> {
  return unified()
    .use(rehypeStaticCode)
    .run(
      { type: 'root', children },
      { path: 'docs/x/react-charts/bars/index.mdx' },
    );
}

describe('rehypeStaticCode', () => {
  it('replaces a fence by its highlighted code, language and title', async () => {
    const { children } = await transform(
      createFence('const a = 1;\n', {
        language: 'ts',
        meta: 'title="src/a.ts"',
      }),
    );

    expect(children).toEqual([
      {
        type: 'mdxJsxFlowElement',
        name: 'StaticCode',
        attributes: [
          {
            type: 'mdxJsxAttribute',
            name: 'html',
            value:
              '<span class="line"><span class="code-keyword">const</span><span class="code-constant"> a</span><span class="code-keyword"> =</span><span class="code-constant"> 1</span>;</span>',
          },
          { type: 'mdxJsxAttribute', name: 'language', value: 'ts' },
          { type: 'mdxJsxAttribute', name: 'title', value: 'src/a.ts' },
        ],
        children: [],
      },
    ]);
  });

  it('takes a fence without a language as plain text, and gives it no title', async () => {
    const { children } = await transform(createFence('a < b\n', {}));

    expect(children).toMatchObject([
      {
        attributes: [
          { name: 'html', value: '<span class="line">a &#x3C; b</span>' },
          { name: 'language', value: 'text' },
        ],
      },
    ]);
  });

  it('replaces every fence at its own place, between the texts', async () => {
    const text: Element = {
      type: 'element',
      tagName: 'p',
      properties: {},
      children: [{ type: 'text', value: 'Text' }],
    };
    const quote: Element = {
      ...text,
      tagName: 'blockquote',
      children: [createFence('{}\n', { language: 'json' })],
    };

    await expect(
      transform(
        createFence('a\n', { language: 'bash' }),
        text,
        createFence('b\n', { language: 'css' }),
        quote,
      ),
    ).resolves.toMatchObject({
      children: [
        { name: 'StaticCode', attributes: [{}, { value: 'bash' }] },
        { tagName: 'p' },
        { name: 'StaticCode', attributes: [{}, { value: 'css' }] },
        {
          tagName: 'blockquote',
          children: [
            { name: 'StaticCode', attributes: [{}, { value: 'json' }] },
          ],
        },
      ],
    });
  });

  it('leaves a <pre> without code alone', async () => {
    const pre: Element = {
      type: 'element',
      tagName: 'pre',
      properties: {},
      children: [{ type: 'text', value: 'as typed' }],
    };

    await expect(transform(pre)).resolves.toEqual({
      type: 'root',
      children: [pre],
    });
  });

  it('refuses an unknown language with file and line, so that "sh" beside "bash" does not spread', async () => {
    await expect(
      transform(createFence('npm start\n', { language: 'sh' })),
    ).rejects.toMatchObject({
      name: 'docs/x/react-charts/bars/index.mdx:7:1-9:4',
      message:
        '[code-blocks] The language "sh" of this code fence is not known. Use one of those in plugins/lib/highlight.ts (bash, not sh).',
    });
  });
});
