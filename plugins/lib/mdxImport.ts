import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';

/** `import local from 'source'`, or `import { local } from 'source'`, as a syntax tree. */
export function createMdxImport(
  local: string,
  source: string,
  kind: 'default' | 'named',
): MdxjsEsm {
  const isNamed = kind === 'named';
  const identifier = { type: 'Identifier' as const, name: local };
  const raw = JSON.stringify(source);
  return {
    type: 'mdxjsEsm',
    value: `import ${isNamed ? `{ ${local} }` : local} from ${raw}`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            attributes: [],
            specifiers: [
              isNamed
                ? {
                    type: 'ImportSpecifier',
                    local: identifier,
                    imported: identifier,
                  }
                : { type: 'ImportDefaultSpecifier', local: identifier },
            ],
            source: { type: 'Literal', value: source, raw },
          },
        ],
      },
    },
  };
}
