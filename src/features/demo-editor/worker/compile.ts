import {
  originalPositionFor,
  TraceMap,
  type EncodedSourceMap,
} from '@jridgewell/trace-mapping';
import { transform, type Transform } from 'sucrase';
import type { CompileError, Place, SourceText } from './messages';

/** A file as the frame runs it, with the way back to what was written. */
interface CompiledText extends SourceText {
  readonly map?: EncodedSourceMap;
}

export type Compiled =
  | { readonly files: readonly CompiledText[] }
  | { readonly error: CompileError };

const TRANSFORMS: Readonly<Record<string, readonly Transform[]>> = {
  tsx: ['typescript', 'jsx', 'imports'],
  ts: ['typescript', 'imports'],
  jsx: ['jsx', 'imports'],
  js: ['jsx', 'imports'],
};

/** `Error transforming Demo.tsx: Unexpected token (1:11)` → `Unexpected token` */
function toMessage(message: string, file: string): string {
  return message
    .replace(`Error transforming ${file}: `, '')
    .replace(/ \(\d+:\d+\)$/, '');
}

function getPlace(reason: object): Partial<Place> {
  const { loc } = reason as { readonly loc?: Partial<Place> }; // Sucrase's parser adds it; it is checked below.
  return typeof loc?.line === 'number' && typeof loc.column === 'number'
    ? { line: loc.line, column: loc.column }
    : {};
}

function toCompileError(reason: unknown, file: string): CompileError {
  return reason instanceof Error
    ? {
        file,
        message: toMessage(reason.message, file),
        ...getPlace(reason),
      }
    : { file, message: String(reason) };
}

function compileFile({ name, code }: SourceText): CompiledText {
  const transforms = TRANSFORMS[/\.([^.]+)$/.exec(name)?.[1] ?? ''];
  if (!transforms) {
    return { name, code };
  }
  const result = transform(code, {
    transforms: [...transforms],
    jsxRuntime: 'automatic',
    production: true,
    filePath: name,
    sourceMapOptions: { compiledFilename: name },
  });
  // Sucrase writes version 3 with encoded mappings, in a type of its own.
  return { name, code: result.code, map: result.sourceMap as EncodedSourceMap };
}

/** TSX and its relatives → CommonJS, line by line; style sheets and JSON stay. */
export function compile(files: readonly SourceText[]): Compiled {
  const compiled: CompiledText[] = [];
  for (const file of files) {
    try {
      compiled.push(compileFile(file));
    } catch (reason) {
      return { error: toCompileError(reason, file.name) };
    }
  }
  return { files: compiled };
}

/** Where a place in compiled code was written. */
export function locate(
  map: EncodedSourceMap | undefined,
  { line, column }: Place,
): Place | undefined {
  if (!map) {
    return undefined;
  }
  const found = originalPositionFor(new TraceMap(map), {
    line,
    column: column - 1,
  });
  return found.line === null
    ? undefined
    : { line: found.line, column: found.column + 1 };
}
