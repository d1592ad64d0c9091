import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A file of this plugin with all files that it imports, sorted. */
export function listSources(entry: string): string[] {
  const files = new Set<string>();
  const queue = [entry];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (!files.has(file)) {
      files.add(file);
      const { importedFiles } = ts.preProcessFile(
        fs.readFileSync(file, 'utf8'),
      );
      const own = importedFiles.filter(({ fileName }) =>
        fileName.startsWith('.'),
      );
      queue.push(
        ...own.map(({ fileName }) =>
          path.join(path.dirname(file), `${fileName}.ts`),
        ),
      );
    }
  }
  return [...files].sort();
}
