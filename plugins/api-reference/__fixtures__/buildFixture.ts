import fs from 'node:fs';
import path from 'node:path';
import { buildModel } from '../buildModel';
import { apiPackages } from '../packages';
import type { ApiPageSpec } from '../pages';
import { readPackage, type InstalledPackage } from '../readPackages';
import { toSlug } from '../toSlug';
import type {
  ApiModel,
  ComponentPage,
  InterfacePage,
  ProductId,
} from '../types';

/** A page of the fixture's product. */
export function page(
  product: ProductId,
  kind: ApiPageSpec['kind'],
  name: string,
): ApiPageSpec {
  return { product, kind, name, slug: toSlug(name) };
}

/** The packages of a situation; their folders are named like the packages, without the scope. */
export function readFixturePackages(situation: string): InstalledPackage[] {
  return apiPackages.flatMap((spec) => {
    const folder = path.join(
      __dirname,
      situation,
      spec.name.replace('@mui/', ''),
    );
    return fs.existsSync(folder)
      ? [
          readPackage(spec, {
            packagesRoot: '',
            packageFolders: { [spec.name]: folder },
          }),
        ]
      : [];
  });
}

/** The model of a situation's packages with the pages given. */
export function buildFixture(
  situation: string,
  pages: readonly ApiPageSpec[],
  gridApiSlices: readonly string[] = [],
): ApiModel {
  return buildModel({
    packages: readFixturePackages(situation),
    pages,
    gridApiSlices,
  });
}

/** @throws {Error} When the file is no component page. */
export function getComponent(model: ApiModel, file: string): ComponentPage {
  const found = model.files[file];
  if (found && 'kind' in found && found.kind === 'component') {
    return found;
  }
  throw new Error(`${file} is no component page.`);
}

/** @throws {Error} When the file is no interface page. */
export function getInterface(model: ApiModel, file: string): InterfacePage {
  const found = model.files[file];
  if (found && 'kind' in found && found.kind === 'interface') {
    return found;
  }
  throw new Error(`${file} is no interface page.`);
}
