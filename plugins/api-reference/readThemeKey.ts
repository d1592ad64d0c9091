import fs from 'node:fs';
import path from 'node:path';

/** The ways MUI X code names the theme component whose default props it reads. */
const THEME_KEY_PATTERNS = [
  /useThemeProps\d*\)?\(\{[^}]{0,160}?name:\s*['"](Mui\w+)['"]/,
  /use\w*DefaultizedProps\)?\(\s*\w+,\s*['"](Mui\w+)['"]/,
  /createUseThemeProps\)?\(['"](Mui\w+)['"]/,
];

function findKey(code: string): string | null {
  for (const pattern of THEME_KEY_PATTERNS) {
    const key = pattern.exec(code)?.[1];
    if (key !== undefined) {
      return key;
    }
  }
  return null;
}

/** Files of the component's own hooks: `require("./useDataGridProProps")`. */
function listHookFiles(code: string, file: string): string[] {
  return [...code.matchAll(/require\("(\.{1,2}\/[^"]*\/?use\w*Props)"\)/g)]
    .map((match) => path.join(path.dirname(file), `${match[1]}.js`))
    .filter((candidate) => fs.existsSync(candidate));
}

/** The theme key that a component's code reads, or null when it reads none. */
export function readThemeKey(file: string): string | null {
  const code = fs.readFileSync(file, 'utf8');
  const own = findKey(code);
  if (own !== null) {
    return own;
  }
  return (
    listHookFiles(code, file)
      .map((hook) => findKey(fs.readFileSync(hook, 'utf8')))
      .find((key) => key !== null) ?? null
  );
}
