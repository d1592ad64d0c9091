import { highlightCode } from '../../lib/highlight';
import type { PlaygroundData, PlaygroundHole } from '../pageTypes';
import type { PlaygroundTemplate } from './deriveTemplate';

const COMMA = '<span class="code-punctuation">,</span>';

/** What the highlighter made of a hole's name. */
function createPattern(
  name: string,
  { indent, syntax }: PlaygroundHole,
): RegExp {
  const token = `(?:<span class="code-[^"]*">)?\\s*${name}(?!\\d)(?:</span>)?`;
  if (indent !== null) {
    return new RegExp(`<span class="line">${token}(?:${COMMA})?</span>\\n?`);
  }
  return new RegExp(
    syntax === 'property' ? `(${COMMA})?\\s*${token}` : `\\s*${token}`,
  );
}

/**
 * Highlights a template, and cuts it where its holes are. A hole that has a
 * line alone takes the whole line, so that nothing is left without props.
 * @throws {Error} When the highlighter changed, so that a hole is not found.
 */
export async function toCode({
  raw,
  holes,
}: PlaygroundTemplate): Promise<PlaygroundData['code']> {
  const code: PlaygroundData['code'][number][] = [];
  let rest = await highlightCode(raw, 'tsx');
  for (const [name, hole] of holes) {
    const found = createPattern(name, hole).exec(rest);
    if (!found) {
      throw new Error(`[api-reference] ${name} is lost in highlighted code.`);
    }
    code.push(rest.slice(0, found.index), {
      ...hole,
      ...(found[1] !== undefined && { needsComma: true }),
    });
    rest = rest.slice(found.index + found[0].length);
  }
  return [...code, rest].filter((part) => part !== '');
}
