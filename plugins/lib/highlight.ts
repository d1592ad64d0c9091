import {
  createCssVariablesTheme,
  createHighlighter,
  type Highlighter,
} from 'shiki';

/** Languages that pages may name in a code fence. */
export const CODE_LANGUAGES = [
  'tsx',
  'ts',
  'jsx',
  'js',
  'bash',
  'json',
  'css',
  'html',
  'diff',
  'mdx',
  'yaml',
] as const;
export type CodeLanguage = (typeof CODE_LANGUAGES)[number] | 'text';

const theme = createCssVariablesTheme({
  name: 'css-variables',
  variablePrefix: '--docs-code-',
});

let highlighter: Promise<Highlighter> | undefined;

export function isCodeLanguage(language: string): language is CodeLanguage {
  return (
    language === 'text' ||
    (CODE_LANGUAGES as readonly string[]).includes(language)
  );
}

/** Short class names instead of a style attribute on every token; plain text needs none. */
function toClasses(html: string): string {
  return html
    .replace(
      /<span(?: style="color:var\(--docs-code-foreground\)")?>([^<]*)<\/span>/g,
      '$1',
    )
    .replace(
      /style="color:var\(--docs-code-token-([a-z-]+)\)"/g,
      'class="code-$1"',
    );
}

/**
 * Code as the HTML of a `<code>` element's inside: one `<span class="line">`
 * a line, and a `code-…` class a token, which `src/css/code.css` colours.
 */
export async function highlightCode(
  code: string,
  language: CodeLanguage,
): Promise<string> {
  highlighter ??= createHighlighter({
    themes: [theme],
    langs: [...CODE_LANGUAGES],
  });
  const html = (await highlighter).codeToHtml(code.replace(/\n$/, ''), {
    lang: language,
    theme: 'css-variables',
  });
  return toClasses(
    html.replace(/^<pre[^>]*><code>/, '').replace(/<\/code><\/pre>$/, ''),
  );
}
