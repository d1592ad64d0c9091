import { readRuntimeModule } from '../readRuntime';
import type { InstalledPackage } from '../readPackages';
import type { ProductId } from '../types';

/** A language that a package ships texts in. */
export interface ProductLocale {
  /** Name of the export: `zhCN`. */
  readonly name: string;
  /** BCP 47: `zh-CN`. */
  readonly tag: string;
  /** The language's name, by the site's language. */
  readonly language: Readonly<Record<string, string>>;
  /** Texts that are translated, of all that the English locale has. */
  readonly translated: number;
  readonly total: number;
}

export interface ProductLocales {
  readonly product: ProductId;
  readonly locales: readonly ProductLocale[];
}

/** The export that every text is in. */
const COMPLETE_LOCALE = 'enUS';

function getChild(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? Reflect.get(value, key)
    : undefined;
}

/** Keys of the texts of a locale's theme: `components.<Name>.defaultProps.localeText`. */
function listTexts(locale: unknown): ReadonlySet<string> {
  const [component] = Object.values(getChild(locale, 'components') ?? {});
  const texts = getChild(getChild(component, 'defaultProps'), 'localeText');
  return new Set(Object.keys(texts ?? {}));
}

/** `zhCN` → `zh-CN`, `eu` → `eu`; the packages write Kazakh as `kzKZ`. */
export function toLanguageTag(name: string): string {
  const tag = name.replace(/^([a-z]{2})([A-Z]{2})$/, '$1-$2');
  return tag.replace(/^kz\b/, 'kk');
}

/** The locales of one package, sorted by name; none when it exports none. */
export function readPackageLocales(
  entry: Pick<InstalledPackage, 'folder'>,
  siteLanguages: readonly string[],
): ProductLocale[] {
  const exported = readRuntimeModule(entry, 'locales') ?? new Map();
  const all = listTexts(exported.get(COMPLETE_LOCALE));
  const displayNames = siteLanguages.map(
    (site) =>
      [site, new Intl.DisplayNames([site], { type: 'language' })] as const,
  );
  return [...exported]
    .filter(([, locale]) => getChild(locale, 'components') !== undefined)
    .map(([name, locale]): ProductLocale => {
      const tag = toLanguageTag(name);
      return {
        name,
        tag,
        language: Object.fromEntries(
          displayNames.map(([site, names]) => [site, names.of(tag) ?? tag]),
        ),
        translated: [...listTexts(locale)].filter((key) => all.has(key)).length,
        total: all.size,
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** Products whose free package exports locales. */
export function readLocales(
  packages: readonly InstalledPackage[],
  siteLanguages: readonly string[],
): ProductLocales[] {
  return packages
    .filter(({ plan }) => plan === null)
    .map((entry) => ({
      product: entry.product,
      locales: readPackageLocales(entry, siteLanguages),
    }))
    .filter(({ locales }) => locales.length > 0);
}
