/** `7.16.0` → `mui-7-16-`, the start of the npm aliases that a cut docs version's packages have. */
export function toAliasPrefix(version: string): string {
  const [major = '', minor = ''] = version.split('.');
  return `mui-${major}-${minor}-`;
}
