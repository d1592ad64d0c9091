/** A product's steps between two versions, and what becomes of a name on the way. */
import type {
  Change,
  Changes,
  MigrationStep,
  ProductId,
  ProductMigrations,
} from '@site/plugins/migrations/types';

/** What a step says of a name. */
export interface TracedChange {
  readonly step: MigrationStep;
  readonly change: Change;
}

/** The steps that code of a version has to take. */
export interface Journey {
  readonly product: ProductId;
  /** At least one. The first one's shape is that of the code. */
  readonly first: MigrationStep;
  readonly steps: readonly MigrationStep[];
}

/** `@mui/lab/DatePicker` → `@mui/lab` */
export function toPackage(source: string): string {
  return source.split('/').slice(0, 2).join('/');
}

function knows(step: MigrationStep, packageName: string): boolean {
  return packageName in step.fromPackages || packageName in step.formerNames;
}

function isLater(version: string, than: string): boolean {
  return Number(version.slice(1)) >= Number(than.slice(1));
}

/** The last step that knows a package which its successors do not: its code is at least as old. */
function findByPackages(
  steps: readonly MigrationStep[],
  packages: readonly string[],
): number {
  return steps.findIndex((step, index) =>
    packages.some(
      (name) =>
        knows(step, name) &&
        !steps.slice(index + 1).some((later) => knows(later, name)) &&
        index < steps.length - 1,
    ),
  );
}

/**
 * The journey of a product, or undefined when there is none between the
 * versions. Code that imports a package of an older version starts there.
 *
 * @param packages What the code imports.
 */
export function createJourney(
  { product, steps }: ProductMigrations,
  from: string,
  to: string,
  packages: readonly string[],
): Journey | undefined {
  const byPackages = findByPackages(steps, packages);
  const byVersion = steps.findIndex(
    (step) => step.from.startsWith('v') && isLater(step.from, from),
  );
  const start = byPackages === -1 ? byVersion : byPackages;
  if (start === -1) {
    return undefined;
  }
  const taken = steps.slice(start).filter((step) => isLater(to, step.to));
  const [first] = taken;
  return first && { product, first, steps: taken };
}

/** What the steps say of a name, one after the other. @param getChanges Of the step, for the name's owner there. */
function trace(
  { steps }: Journey,
  name: string,
  getChanges: (step: MigrationStep) => Changes | undefined,
): TracedChange[] {
  const traced: TracedChange[] = [];
  let current = name;
  for (const step of steps) {
    const changes = getChanges(step);
    const change =
      changes && Object.hasOwn(changes, current) ? changes[current] : undefined;
    if (change) {
      traced.push({ step, change });
      const { severity, to } = change;
      if (severity === 'removed' || to?.includes('.')) {
        break;
      }
      current = to ?? current;
    }
  }
  return traced;
}

export function traceExport(journey: Journey, name: string): TracedChange[] {
  return trace(journey, name, ({ exports }) => exports);
}

/** @param owner Type in the words of the journey's first version. */
export function traceMember(
  journey: Journey,
  owner: string,
  name: string,
): TracedChange[] {
  let type = owner;
  return trace(journey, name, ({ members, typeNames }) => {
    const changes = members[type];
    type = typeNames[type] ?? type;
    return changes;
  });
}

export function traceClass(journey: Journey, name: string): TracedChange[] {
  return trace(journey, name, ({ classes }) => classes);
}

export function traceThemeKey(journey: Journey, name: string): TracedChange[] {
  return trace(journey, name, ({ themeKeys }) => themeKeys);
}
