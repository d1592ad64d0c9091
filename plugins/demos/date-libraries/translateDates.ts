import ts from 'typescript';
import type { OtherDateLibrary } from '../types';
import { TRANSLATE_CALL } from './calls';
import type { CallArgument } from './dateCall';
import { translateFormat } from './formats';
import { LIBRARY_NAMES, translateConstructor } from './libraries';
import {
  findConstructed,
  getReceiver,
  isDate,
  isKnownValid,
  mayBeDate,
  readDayjsImport,
} from './readDayjs';
import { renderImports } from './renderImports';
import { isWhole, listDeclaredNames } from './syntax';

/** A file in another library, or why it cannot be. */
export type Translation =
  { readonly code: string } | { readonly problems: readonly string[] };

const ADAPTER = /^(@mui\/x-date-pickers(?:-pro)?)\/AdapterDayjs$/;
/** Props and options of the pickers that hold a format. */
const FORMAT_NAME = /^(format|\w+Format|dateFormats)$/;

/**
 * Writes a file that uses Day.js in another library. Every use of a date is
 * either translated to what gives the same for every date, or a problem.
 *
 * @param checker Of a program that has the file: types tell what is a date.
 */
export function translateDates(
  file: ts.SourceFile,
  checker: ts.TypeChecker,
  library: OtherDateLibrary,
): Translation {
  const source = file.text;
  const names = LIBRARY_NAMES[library];
  const problems: string[] = [];
  const declared = listDeclaredNames(file);
  const used = new Map<string, string>();
  let usesFactory = false;
  let usesType = false;
  let importEnd: number | undefined;

  function report(node: ts.Node): string {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    problems.push(`${line + 1}: ${node.getText(file).split('\n')[0]}`);
    return node.getText(file);
  }

  /** Local name of a function of date-fns, imported with its first use. */
  function use(name: string): string {
    const local = declared.has(name) ? `${name}Date` : name;
    used.set(name, local);
    return local;
  }

  function toArgument(node: ts.Expression): CallArgument {
    return {
      text: emit(node),
      literal: ts.isStringLiteralLike(node) ? node.text : undefined,
      isDate: isDate(node, checker),
    };
  }

  function emitMethod(call: ts.CallExpression): string | undefined {
    const receiver = getReceiver(call, checker);
    if (!receiver) {
      return undefined;
    }
    const { target, method, isOptional } = receiver;
    const targetText = emit(target);
    const isTernary = isOptional && library === 'date-fns';
    if (isTernary && !/^[\w.[\]]+$/.test(targetText)) {
      return report(call);
    }
    const text = TRANSLATE_CALL[library](
      {
        method,
        target: targetText,
        isOptional: isOptional && !isTernary,
        args: call.arguments.map(toArgument),
        isValid: isKnownValid(target, checker),
      },
      use,
    );
    if (text === undefined) {
      return report(call);
    }
    if (!isTernary) {
      return text;
    }
    const { parent } = call;
    const isDefaulted =
      ts.isBinaryExpression(parent) &&
      parent.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken &&
      parent.left === call;
    if (isDefaulted) {
      return `${targetText} ? ${text} : `;
    }
    const whole = `${targetText} ? ${text} : undefined`;
    return isWhole(call) ? whole : `(${whole})`;
  }

  function emitFactory(call: ts.CallExpression): string {
    const constructed = findConstructed(call, checker);
    if (!constructed) {
      return report(call);
    }
    const [argument] = call.arguments;
    const text = translateConstructor(
      { ...constructed, text: argument ? emit(argument) : '' },
      library,
      use,
    );
    usesFactory ||= library !== 'date-fns';
    return text ?? report(call);
  }

  function emitImport(node: ts.ImportDeclaration): string | undefined {
    const { text } = node.moduleSpecifier as ts.StringLiteral; // The grammar has no other.
    const host = ADAPTER.exec(text)?.[1];
    if (host !== undefined) {
      return `import { ${names.adapter} } from '${host}/${names.adapterModule}';`;
    }
    if (text === 'dayjs') {
      if (!readDayjsImport(node)) {
        return report(node);
      }
      importEnd = 0;
      return IMPORT_MARK;
    }
    return text.startsWith('dayjs/') ? report(node) : undefined;
  }

  function emitFormat(name: string, value: ts.Node): string | undefined {
    if (!FORMAT_NAME.test(name)) {
      return undefined;
    }
    const inner = ts.isJsxExpression(value) ? value.expression : value;
    if (!inner || !ts.isStringLiteralLike(inner)) {
      return report(value);
    }
    const format = translateFormat(inner.text, library);
    return format === undefined ? report(value) : JSON.stringify(format);
  }

  function rewrite(node: ts.Node): string | undefined {
    if (ts.isImportDeclaration(node)) {
      return emitImport(node);
    }
    if (ts.isIdentifier(node)) {
      if (node.text === 'AdapterDayjs') {
        return names.adapter;
      }
      return node.text === 'dayjs' ? report(node) : undefined;
    }
    if (
      ts.isTypeReferenceNode(node) &&
      node.typeName.getText(file) === 'Dayjs'
    ) {
      usesType ||= library !== 'date-fns';
      return names.date;
    }
    if (ts.isCallExpression(node)) {
      const isFactory =
        ts.isIdentifier(node.expression) && node.expression.text === 'dayjs';
      return isFactory ? emitFactory(node) : emitMethod(node);
    }
    if (ts.isPropertyAccessExpression(node)) {
      return isDate(node.expression, checker) || mayBeDate(node, checker)
        ? report(node)
        : undefined;
    }
    if (ts.isTemplateSpan(node)) {
      return isDate(node.expression, checker) ? report(node) : undefined;
    }
    if (ts.isJsxAttribute(node)) {
      const name = node.name.getText(file);
      if (name === 'adapterLocale') {
        return report(node);
      }
      const format = node.initializer && emitFormat(name, node.initializer);
      return format && `${name}=${format}`;
    }
    if (ts.isPropertyAssignment(node)) {
      const name = node.name.getText(file);
      const format = emitFormat(name, node.initializer);
      return format && `${name}: ${format}`;
    }
    if (ts.isBinaryExpression(node)) {
      return emitBinary(node);
    }
    return undefined;
  }

  function emitBinary(node: ts.BinaryExpression): string | undefined {
    const isArithmetic = /^[-+*/%]$/.test(node.operatorToken.getText(file));
    const hasDate = [node.left, node.right].some((side) =>
      isDate(side, checker),
    );
    if (isArithmetic && hasDate) {
      return report(node);
    }
    const left = emit(node.left);
    // `date?.add(1, 'day') ?? null` → `date ? addDays(date, 1) : null`
    return left.endsWith(' : ') ? left + emit(node.right) : undefined;
  }

  function emit(node: ts.Node): string {
    const rewritten = rewrite(node);
    if (rewritten !== undefined) {
      return rewritten;
    }
    let text = '';
    let position = node.getStart(file);
    ts.forEachChild(node, (child) => {
      text += source.slice(position, child.getStart(file)) + emit(child);
      position = child.getEnd();
    });
    return text + source.slice(position, node.getEnd());
  }

  const body = emit(file);
  if (problems.length > 0) {
    return { problems: [...new Set(problems)] };
  }
  const imports = renderImports(library, { used, usesFactory, usesType });
  const code =
    importEnd === undefined
      ? [imports, body].filter(Boolean).join('\n')
      : body.replace(imports ? IMPORT_MARK : `${IMPORT_MARK}\n`, () => imports);
  return { code };
}

const IMPORT_MARK = '/* imports of dates */';
