import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { remarkPageComponents } from './remarkPageComponents';

async function getImports(mdx: string): Promise<string[]> {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkPageComponents);
  const { children }: Root = await processor.run(processor.parse(mdx));
  return children.flatMap((node) =>
    node.type === 'mdxjsEsm' ? [node.value] : [],
  );
}

describe('remarkPageComponents', () => {
  it('imports what the page uses, once', async () => {
    expect(
      await getImports(
        '<Tabs><TabItem value="a">A</TabItem><TabItem value="b">B</TabItem></Tabs>',
      ),
    ).toEqual([
      'import Tabs from "@theme/Tabs"',
      'import TabItem from "@theme/TabItem"',
    ]);
  });

  it('leaves alone what another step has imported', async () => {
    expect(
      await getImports('import Tabs from "@theme/Tabs"\n\n<Tabs></Tabs>'),
    ).toEqual(['import Tabs from "@theme/Tabs"']);
  });

  it.each(['text', '<Demo src="./demos/A.tsx" />', '<toString />'])(
    'imports nothing for %s',
    async (mdx) => {
      expect(await getImports(mdx)).toEqual([]);
    },
  );
});
