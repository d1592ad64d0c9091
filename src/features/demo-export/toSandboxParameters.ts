import { compressToBase64 } from 'lz-string';

/** Files as CodeSandbox reads them: compressed, in the letters that an address may have. */
export function toSandboxParameters(
  files: Readonly<Record<string, string>>,
): string {
  const contents = Object.fromEntries(
    Object.entries(files).map(([file, content]) => [file, { content }]),
  );
  return compressToBase64(JSON.stringify({ files: contents }))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
}
