import { suggestName, type Problem } from '../../lib/problem';
import type { CatalogueElement, Guide } from '../guides/types';
import { listCategories, type Catalogues } from './buildCatalogues';
import { CATALOGUES } from './catalogues';

function listParts(name: string, catalogues: Catalogues): string[] {
  switch (name) {
    case 'GridSelectors':
      return listCategories(catalogues);
    case 'GridApiMethods':
      return catalogues.slices.map((slice) => slice.name);
    case 'Locales':
      return catalogues.locales.map(({ product }) => product);
    default:
      return [];
  }
}

function checkElement(
  file: string,
  { name, of, line }: CatalogueElement,
  catalogues: Catalogues,
): Problem[] {
  const catalogue = CATALOGUES.find(({ element }) => element === name);
  if (!catalogue?.attribute) {
    return [];
  }
  const { attribute, isWholeAllowed } = catalogue;
  const parts = listParts(name, catalogues);
  if (of === undefined) {
    return isWholeAllowed
      ? []
      : [
          {
            file,
            line,
            message: `<${name}> does not say which part to list.`,
            hint: `Write ${attribute}="${parts[0]}", as plain text. Known: ${parts.join(', ')}.`,
          },
        ];
  }
  return parts.includes(of)
    ? []
    : [
        {
          file,
          line,
          message: `<${name} ${attribute}="${of}"> lists nothing.`,
          hint: `${suggestName(of, parts)} Known: ${parts.join(', ')}.`.trim(),
        },
      ];
}

/** Catalogue elements of guides that name an unknown part, or none where one is needed. */
export function checkCatalogues(
  guides: readonly Guide[],
  catalogues: Catalogues,
): Problem[] {
  return guides.flatMap(({ file, catalogues: elements }) =>
    elements.flatMap((element) => checkElement(file, element, catalogues)),
  );
}
