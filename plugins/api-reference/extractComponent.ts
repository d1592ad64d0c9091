import type ts from 'typescript';
import { buildImports } from './buildImports';
import type { BuildContext } from './context';
import { extractClasses } from './extractClasses';
import { extractProps, listPropSymbols } from './extractProps';
import { extractSlots, findSlotSymbols } from './extractSlots';
import { findBaseComponent } from './findBaseComponent';
import {
  findComponentExports,
  getDefiningPackage,
  type FoundExport,
} from './findExport';
import { findSource } from './findSource';
import { formatComponentDescription } from './formatDescription';
import type { ApiPageSpec } from './pages';
import { findTag, readJsDoc } from './readJsDoc';
import { extractTraits } from './extractTraits';
import type { ComponentPage, Plan } from './types';

/** The component under its other plans: `DataGridPremium` → `DataGrid`, `DataGridPro`. */
function listLowerPlanNames(name: string): string[] {
  const base = name.replace(/(Pro|Premium)$/, '');
  return [base, `${base}Pro`].filter((candidate) => candidate !== name);
}

/** The plan of a member: that of the lowest counterpart that lists it, or the component's own. */
function createGetPlan(
  ownPlan: Plan,
  counterparts: readonly { plan: Plan; names: ReadonlySet<string> }[],
): (name: string) => Plan {
  return (name) => {
    const lower = counterparts.find(({ names }) => names.has(name));
    return lower ? lower.plan : ownPlan;
  };
}

function toNames(symbols: readonly ts.Symbol[] | null): Set<string> {
  return new Set((symbols ?? []).map(({ name }) => name));
}

function findCounterparts(
  spec: ApiPageSpec,
  ownPlan: Plan,
  { tiers }: BuildContext,
): { plan: Plan; name: string; found: FoundExport }[] {
  if (ownPlan === null) {
    return [];
  }
  return listLowerPlanNames(spec.name).flatMap((name) => {
    const [found] = findComponentExports(tiers, spec.product, name);
    const plan = found && getDefiningPackage(found, tiers).plan;
    return found && plan !== undefined && plan !== ownPlan
      ? [{ plan, name, found }]
      : [];
  });
}

function extractMembers(
  spec: ApiPageSpec,
  found: FoundExport,
  plan: Plan,
  context: BuildContext,
): Pick<ComponentPage, 'props' | 'slots' | 'classes'> {
  const { getOrigin, routes, report, slotsInterfaces } = context;
  const { name } = spec;
  const getSlotsName = (component: string): string =>
    slotsInterfaces[component] ?? `${component}Slots`;
  const counterparts = findCounterparts(spec, plan, context);
  const props = extractProps(found, {
    getOrigin,
    routes,
    getPlan: createGetPlan(
      plan,
      counterparts.map((lower) => ({
        plan: lower.plan,
        names: toNames(listPropSymbols(lower.found, getOrigin)),
      })),
    ),
  });
  const classes = extractClasses(found, name, routes, report);
  const slotSymbols = findSlotSymbols(found, getSlotsName(name));
  const slots = extractSlots(slotSymbols ?? [], {
    checker: found.tier.checker,
    routes,
    classNames: new Map(classes.map(({ key, className }) => [key, className])),
    getPlan: createGetPlan(
      plan,
      counterparts.map((lower) => ({
        plan: lower.plan,
        names: toNames(findSlotSymbols(lower.found, getSlotsName(lower.name))),
      })),
    ),
  });
  if (slotSymbols === null && props.some((prop) => prop.name === 'slots')) {
    report(
      `${name}: takes slots, but ${found.package.name} exports no ${getSlotsName(name)}; its slots are not listed.`,
    );
  }
  if (props.length === 0) {
    report(`${name}: no documented props.`);
  }
  const slotNames = toNames(slotSymbols);
  return {
    props,
    slots,
    classes: classes.filter(({ key }) => !slotNames.has(key)),
  };
}

/** The page of a component, or null when no package exports it. */
export function extractComponent(
  spec: ApiPageSpec,
  context: BuildContext,
): ComponentPage | null {
  const { tiers, routes, demos } = context;
  const { name, slug, product } = spec;
  const exportsFound = findComponentExports(tiers, product, name);
  const [found] = exportsFound;
  if (found === undefined) {
    return null;
  }
  const definingPackage = getDefiningPackage(found, tiers);
  const { plan } = definingPackage;
  const doc = readJsDoc(found.symbol, found.tier.checker);
  return {
    kind: 'component',
    name,
    slug,
    product,
    route: routes.get(name) ?? '',
    packages: exportsFound.map((item) => item.package.name),
    imports: buildImports(name, exportsFound, tiers, 'value'),
    plan,
    deprecated: findTag(doc, 'deprecated') !== undefined,
    ...extractTraits(found, name, context),
    inherits: findBaseComponent(found, name, routes),
    source: findSource(found.declaration, definingPackage, 'component'),
    demos: [...(demos[name] ?? [])],
    description: formatComponentDescription(doc.text, routes),
    ...extractMembers(spec, found, plan, context),
  };
}
