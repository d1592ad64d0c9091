import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { toDemoName } from '../lib/demoNames';
import { locatePage, type DocsTree } from '../lib/docsTree';
import { createMdxAttribute } from '../lib/mdxAttribute';
import { createMdxImport } from '../lib/mdxImport';
import { visitDemos } from './parseDemoReferences';

export interface RemarkDemosOptions {
  /** Absolute. */
  readonly siteDirectory: string;
  readonly trees: readonly DocsTree[];
}

const DEMOS_IDENTIFIER = 'pageDemos';

/** `demo={pageDemos["Name"]}` */
function createDemoAttribute(name: string) {
  const raw = JSON.stringify(name);
  return createMdxAttribute('demo', `${DEMOS_IDENTIFIER}[${raw}]`, {
    type: 'MemberExpression',
    object: { type: 'Identifier', name: DEMOS_IDENTIFIER },
    property: { type: 'Literal', value: name, raw },
    computed: true,
    optional: false,
  });
}

/**
 * Turns `<Demo src="./demos/Name.tsx" />` into `<Demo demo={…} />`, where the
 * value comes from the module that `plugins/demos` wrote for the page. Wrong
 * references are reported by the plugin's checks, all at once, not here.
 */
export const remarkDemos: Plugin<[RemarkDemosOptions], Root> =
  ({ siteDirectory, trees }) =>
  (root, file) => {
    const location = locatePage(file.path, siteDirectory, trees);
    if (!location) {
      return;
    }
    let hasDemo = false;
    visitDemos(root, (element, { src }) => {
      const name = src === undefined ? undefined : toDemoName(src);
      if (name === undefined) {
        return;
      }
      hasDemo = true;
      element.attributes = [
        ...element.attributes.filter(
          (attribute) =>
            attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'src',
        ),
        createDemoAttribute(name),
      ];
    });
    if (hasDemo) {
      const { tree, page } = location;
      root.children.unshift(
        createMdxImport(
          DEMOS_IDENTIFIER,
          `@demos/${tree.name}/${page}/index.js`,
          'default',
        ),
      );
    }
  };
