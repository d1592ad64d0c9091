import type { Expression } from 'estree';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';

/**
 * `name={code}` as a syntax tree.
 *
 * @param expression What the code says; by default `code` is a plain name.
 */
export function createMdxAttribute(
  name: string,
  code: string,
  expression: Expression = { type: 'Identifier', name: code },
): MdxJsxAttribute {
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: code,
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [{ type: 'ExpressionStatement', expression }],
        },
      },
    },
  };
}
