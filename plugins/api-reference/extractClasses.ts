import ts from 'typescript';
import { findPropsType } from './extractProps';
import type { FoundExport } from './findExport';
import { formatDescription, type Routes } from './formatDescription';
import { getDeclaredType } from './getDeclaredType';
import { findTag, isIgnored, readJsDoc } from './readJsDoc';
import {
  readDependencyModule,
  readRuntimeModule,
  type RuntimeModule,
} from './readRuntime';
import type { CssClass } from './types';

/** State classes that all MUI components share. */
const GLOBAL_CLASS = /^Mui-/;
const MATERIAL_FILE = /\/node_modules\/(@mui\/material\/[A-Z]\w*)\//;

function toLowerFirst(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** The type of the `classes` prop, or else the exported `<Name>Classes`. */
function findClassesType(found: FoundExport, name: string): ts.Type | null {
  const { checker } = found.tier;
  const propsType = findPropsType(found);
  const prop = propsType && checker.getPropertyOfType(propsType, 'classes');
  if (prop) {
    return checker.getNonNullableType(checker.getTypeOfSymbol(prop));
  }
  const symbol = found.package.exports.get(`${name}Classes`);
  return symbol ? getDeclaredType(symbol, checker) : null;
}

/** The keys a reader can style. */
export function findClassSymbols(
  found: FoundExport,
  name: string,
): ts.Symbol[] {
  const { checker } = found.tier;
  const type = findClassesType(found, name);
  return (type ? checker.getPropertiesOfType(type) : []).filter(
    (symbol) => !isIgnored(symbol, checker),
  );
}

/** Names of exported constants whose declaration names the interface, or stands beside it in its file. */
function listConstantNames(
  declaration: ts.InterfaceDeclaration,
  { package: { exports } }: FoundExport,
): string[] {
  const file = declaration.getSourceFile();
  return [...exports].flatMap(([name, symbol]) => {
    const constant = symbol.valueDeclaration;
    if (
      !name.endsWith('Classes') ||
      !constant ||
      !ts.isVariableDeclaration(constant)
    ) {
      return [];
    }
    const typeText = constant.type?.getText() ?? '';
    const namesIt = new RegExp(`\\b${declaration.name.text}\\b`).test(typeText);
    return namesIt || constant.getSourceFile() === file ? [name] : [];
  });
}

/** Where the class names of an interface of `@mui/material` are found. */
function readMaterialObject(
  declaration: ts.InterfaceDeclaration,
  found: FoundExport,
): unknown {
  const { fileName } = declaration.getSourceFile();
  const moduleName = MATERIAL_FILE.exec(fileName)?.[1];
  return moduleName === undefined
    ? undefined
    : readDependencyModule(found.package, moduleName)?.get(
        toLowerFirst(declaration.name.text),
      );
}

/** The run-time objects that may hold a key, the component's own first. */
function listObjects(
  symbol: ts.Symbol,
  found: FoundExport,
  name: string,
  runtime: RuntimeModule,
): unknown[] {
  const interfaces = (symbol.declarations ?? [])
    .map(({ parent }) => parent)
    .filter(ts.isInterfaceDeclaration);
  const constants = interfaces.flatMap((declaration) =>
    listConstantNames(declaration, found),
  );
  return [
    runtime?.get(`${toLowerFirst(name)}Classes`),
    ...constants.map((constant) => runtime?.get(constant)),
    ...interfaces.map((declaration) => readMaterialObject(declaration, found)),
  ];
}

function findClassName(
  key: string,
  objects: readonly unknown[],
): string | undefined {
  return objects
    .map((object): unknown =>
      typeof object === 'object' && object !== null
        ? Reflect.get(object, key)
        : undefined,
    )
    .find((value): value is string => typeof value === 'string');
}

/**
 * The CSS classes of a component, with the names emitted at run time: the rule
 * `Mui<Component>-<key>` holds for half of them only.
 */
export function extractClasses(
  found: FoundExport,
  name: string,
  routes: Routes,
  report: (message: string) => void,
): CssClass[] {
  const { checker } = found.tier;
  const symbols = findClassSymbols(found, name);
  const runtime = symbols.length > 0 ? readRuntimeModule(found.package) : null;
  return symbols
    .flatMap((symbol): CssClass[] => {
      const key = symbol.name;
      const className = findClassName(
        key,
        listObjects(symbol, found, name, runtime),
      );
      if (className === undefined) {
        report(
          `${name}: no exported object holds the CSS class "${key}"; it is left out.`,
        );
        return [];
      }
      const doc = readJsDoc(symbol, checker);
      return [
        {
          key,
          className,
          global: GLOBAL_CLASS.test(className),
          ...(findTag(doc, 'deprecated') && { deprecated: true as const }),
          description: formatDescription(doc.text, routes),
        },
      ];
    })
    .sort((a, b) => a.key.localeCompare(b.key, 'en'));
}
