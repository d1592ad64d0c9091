import fs from 'node:fs';
import path from 'node:path';

const CLASSES_CALL =
  /generateUtilityClasses\)?\(\s*['"](\w+)['"]\s*,\s*\[([^\]]*)\]/g;
const THEME_NAME = /\bname:\s*['"](Mui[A-Z]\w*)['"]/g;

/** Names of the state classes that all components share. */
const GLOBAL_STATES = new Set(
  'active checked completed disabled error expanded focused focusVisible open readOnly required selected'.split(
    ' ',
  ),
);

export interface StyleNames {
  readonly classes: readonly string[];
  readonly themeKeys: readonly string[];
}

/** CSS classes and theme keys in the text of a module. */
export function parseStyleNames(code: string): StyleNames {
  const classes = [...code.matchAll(CLASSES_CALL)].flatMap(
    ([, component = '', keys = '']) =>
      [...keys.matchAll(/['"]([^'"]+)['"]/g)].map(([, key = '']) =>
        GLOBAL_STATES.has(key) ? `Mui-${key}` : `${component}-${key}`,
      ),
  );
  const themeKeys = [...code.matchAll(THEME_NAME)].map(([, name = '']) => name);
  return { classes, themeKeys };
}

/** Folders of other builds of the same code. */
const OTHER_BUILDS = /(^|\/)(node_modules|legacy|modern|esm|node)\//;

/** CSS classes and theme keys of a package's own modules; sorted. */
export function readStyleNames(folder: string): StyleNames {
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.js') && !OTHER_BUILDS.test(file));
  const names = files.map((file) =>
    parseStyleNames(fs.readFileSync(path.join(folder, file), 'utf8')),
  );
  return {
    classes: [...new Set(names.flatMap(({ classes }) => classes))].sort(),
    themeKeys: [...new Set(names.flatMap(({ themeKeys }) => themeKeys))].sort(),
  };
}
