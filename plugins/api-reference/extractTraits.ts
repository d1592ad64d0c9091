import ts from 'typescript';
import type { BuildContext } from './context';
import { findPropsType } from './extractProps';
import { getDefiningPackage, type FoundExport } from './findExport';
import {
  findRuntimeFile,
  isForwardRef,
  readRuntimeModule,
} from './readRuntime';
import { readThemeKey } from './readThemeKey';
import type { ComponentPage } from './types';

/** The `ref` of `React.RefAttributes<…>`; that of plain DOM props reaches nothing. */
function findRefProp(found: FoundExport): ts.Symbol | null {
  const type = findPropsType(found);
  const ref = type && found.tier.checker.getPropertyOfType(type, 'ref');
  const isForwarded = (ref?.declarations ?? []).some(
    ({ parent }) =>
      ts.isInterfaceDeclaration(parent) && parent.name.text === 'RefAttributes',
  );
  return ref && isForwarded ? ref : null;
}

/** `HTMLDivElement` of `React.RefAttributes<HTMLDivElement>`; null when the type does not say. */
function findRefElement(
  ref: ts.Symbol,
  checker: ts.TypeChecker,
): string | null {
  const text = checker.typeToString(
    checker.getTypeOfSymbol(ref),
    undefined,
    ts.TypeFormatFlags.NoTruncation,
  );
  return /\b((?:HTML|SVG)\w*Element)\b/.exec(text)?.[1] ?? null;
}

/** Whether the code forwards a ref; the types are asked what it leads to. */
function extractRef(
  found: FoundExport,
  name: string,
  report: BuildContext['report'],
): ComponentPage['ref'] {
  const runtime = readRuntimeModule(found.package);
  const supported = isForwardRef(runtime?.get(found.exportedName));
  const ref = findRefProp(found);
  if (supported !== (ref !== null)) {
    report(
      supported
        ? `${name}: the code forwards a ref that the types do not declare.`
        : `${name}: the types take a ref, the code forwards none.`,
    );
  }
  return {
    supported,
    to: supported && ref ? findRefElement(ref, found.tier.checker) : null,
  };
}

/** A component that takes the props of every DOM element hands them to its root. */
function extractSpread(found: FoundExport): boolean | null {
  const type = findPropsType(found);
  const { checker } = found.tier;
  return type && checker.getPropertyOfType(type, 'onCopy') ? true : null;
}

function extractThemeKeys(
  found: FoundExport,
  name: string,
  { tiers }: BuildContext,
): Pick<ComponentPage, 'themeKey' | 'themeKeyRuntime'> {
  const themeKey = `Mui${name}`;
  const file = findRuntimeFile(
    found.declaration,
    getDefiningPackage(found, tiers),
  );
  const actual = file && readThemeKey(file);
  return actual && actual !== themeKey
    ? { themeKey, themeKeyRuntime: actual }
    : { themeKey };
}

/** Facts about a component as a whole that its types alone do not tell. */
export function extractTraits(
  found: FoundExport,
  name: string,
  context: BuildContext,
): Pick<ComponentPage, 'themeKey' | 'themeKeyRuntime' | 'ref' | 'spread'> {
  return {
    ...extractThemeKeys(found, name, context),
    ref: extractRef(found, name, context.report),
    spread: extractSpread(found),
  };
}
