import type { Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import type { Plugin } from 'unified';
import { toDemoName } from '../lib/demoNames';
import { locatePage, type DocsTree } from '../lib/docsTree';
import { visitDemos } from './parseDemoReferences';

export interface RemarkDemosOptions {
  /** Absolute. */
  readonly siteDirectory: string;
  readonly trees: readonly DocsTree[];
}

const DEMOS_IDENTIFIER = 'pageDemos';

/** `import pageDemos from '@demos/current/a/index.js'` as a syntax tree. */
function createImport(source: string): MdxjsEsm {
  const value = `import ${DEMOS_IDENTIFIER} from ${JSON.stringify(source)}`;
  return {
    type: 'mdxjsEsm',
    value,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            attributes: [],
            specifiers: [
              {
                type: 'ImportDefaultSpecifier',
                local: { type: 'Identifier', name: DEMOS_IDENTIFIER },
              },
            ],
            source: {
              type: 'Literal',
              value: source,
              raw: JSON.stringify(source),
            },
          },
        ],
      },
    },
  };
}

/** `{pageDemos["Name"]}` as the value of an attribute. */
function createDemoExpression(name: string) {
  return {
    type: 'mdxJsxAttributeValueExpression' as const,
    value: `${DEMOS_IDENTIFIER}[${JSON.stringify(name)}]`,
    data: {
      estree: {
        type: 'Program' as const,
        sourceType: 'module' as const,
        body: [
          {
            type: 'ExpressionStatement' as const,
            expression: {
              type: 'MemberExpression' as const,
              object: { type: 'Identifier' as const, name: DEMOS_IDENTIFIER },
              property: {
                type: 'Literal' as const,
                value: name,
                raw: JSON.stringify(name),
              },
              computed: true,
              optional: false,
            },
          },
        ],
      },
    },
  };
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
        {
          type: 'mdxJsxAttribute',
          name: 'demo',
          value: createDemoExpression(name),
        },
      ];
    });
    if (hasDemo) {
      const { tree, page } = location;
      root.children.unshift(
        createImport(`@demos/${tree.name}/${page}/index.js`),
      );
    }
  };
