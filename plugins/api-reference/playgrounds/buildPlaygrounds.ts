import type { Guide } from '../guides/types';
import type { PlaygroundData, PlaygroundSize } from '../pageTypes';
import { toPlaygroundPath } from './names';
import { resolvePlayground, type PlaygroundContext } from './resolvePlayground';
import { toCode } from './toCode';

/** Readers seldom set more props at once; the code scrolls then. */
const USUAL_PROPS = 6;

/** Lines that the code has with as many props as are usual. */
export function countLines({ code, controls }: PlaygroundData): number {
  const text = code.filter((part) => typeof part === 'string').join('');
  return (
    text.split('<span class="line">').length -
    1 +
    Math.min(controls.length, USUAL_PROPS)
  );
}

/** What a page imports of a playground: its size, and what loads the rest. */
function renderModule(name: string, data: PlaygroundData): string {
  const size: PlaygroundSize = {
    controls: data.controls.length,
    lines: countLines(data),
  };
  return `export default {
  size: ${JSON.stringify(size)},
  load: () => import(${JSON.stringify(`./${name}.json`)}),
};
`;
}

/** File → its text, for each playground of the guides. */
export async function buildPlaygrounds(
  guides: readonly Guide[],
  context: PlaygroundContext,
): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const guide of guides) {
    for (const element of guide.playgrounds) {
      const { controls, template } = resolvePlayground(guide, element, context);
      const { name } = element;
      if (name !== undefined && template) {
        const data: PlaygroundData = { controls, code: await toCode(template) };
        const path = toPlaygroundPath(guide.page, name);
        files.set(`${path}.json`, JSON.stringify(data));
        files.set(`${path}.js`, renderModule(name, data));
      }
    }
  }
  return files;
}
