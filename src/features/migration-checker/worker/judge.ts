/** Uses and steps → findings. */
import type { SyntaxNode } from '@lezer/common';
import type {
  Change,
  ChangeFact,
  Severity,
} from '@site/plugins/migrations/types';
import type { Use } from './collectUses';
import type { Finding, GuideLink } from './messages';
import { isFunction } from './syntax';
import {
  toPackage,
  traceClass,
  traceExport,
  traceMember,
  traceThemeKey,
  type Journey,
  type TracedChange,
} from './versions';

type Verdict = Pick<
  Finding,
  'severity' | 'replacement' | 'facts' | 'guides' | 'codemod'
>;

const SEVEREST_FIRST: readonly Severity[] = [
  'removed',
  'renamed',
  'changed',
  'check',
];

function toGuides(traced: readonly TracedChange[]): GuideLink[] {
  return traced.flatMap(({ step, change: { section } }) =>
    step.guide === null
      ? []
      : [
          {
            href: `${step.guide}${section === undefined ? '' : `#${section}`}`,
            from: step.from,
            to: step.to,
          },
        ],
  );
}

/** Kind of a value as the facts tell it; undefined when the code does not say. */
function toKind(code: string, node: SyntaxNode | null): string | undefined {
  switch (node?.name) {
    case 'String':
    case 'JSXAttributeValue':
      return `'${code.slice(node.from + 1, node.to - 1)}'`;
    case 'Number':
      return code.slice(node.from, node.to);
    case 'BooleanLiteral':
      return code.slice(node.from, node.to);
    case 'ArrayExpression':
      return 'array';
    case 'ObjectExpression':
      return 'object';
    default:
      return node && isFunction(node) ? 'function' : undefined;
  }
}

function isOfKind(value: string, kind: string): boolean {
  return (
    value === kind ||
    (kind === 'string' && value.startsWith("'")) ||
    (kind === 'number' && /^\d/.test(value)) ||
    (kind === 'boolean' && /^(true|false)$/.test(value))
  );
}

/** Whether a fact is about what the code gives; `check` when nobody can tell. */
function weigh(
  fact: ChangeFact,
  code: string,
  value: SyntaxNode | null,
): 'changed' | 'check' | undefined {
  switch (fact.kind) {
    case 'params': {
      const takesNone =
        value !== null &&
        isFunction(value) &&
        value.getChild('ParamList')?.firstChild?.nextSibling?.name === ')';
      return takesNone ? undefined : 'changed';
    }
    case 'values': {
      const kind = toKind(code, value);
      if (kind === undefined) {
        return value === null ? undefined : 'check';
      }
      return fact.gone.some((gone) => isOfKind(kind, gone))
        ? 'changed'
        : undefined;
    }
    case 'default':
      return undefined; // It matters where the prop is not given.
    case 'deprecated':
      return 'check';
  }
}

/** One step's change, with the facts that concern the code. */
function toConcerned(
  { step, change }: TracedChange,
  code: string,
  value: SyntaxNode | null,
): TracedChange[] {
  if (change.severity === 'removed' || change.severity === 'renamed') {
    return [{ step, change }];
  }
  const weighed = (change.facts ?? []).flatMap((fact) => {
    const severity = weigh(fact, code, value);
    return severity === undefined ? [] : [{ fact, severity }];
  });
  if (weighed.length === 0) {
    return [];
  }
  const isHard = weighed.some(({ severity }) => severity === 'changed');
  return [
    {
      step,
      change: {
        ...change,
        severity: isHard ? 'changed' : 'check',
        facts: weighed.map(({ fact }) => fact),
      },
    },
  ];
}

function findInstead({ facts = [] }: Change): string | undefined {
  return facts
    .map((fact) => (fact.kind === 'deprecated' ? fact.instead : undefined))
    .find(Boolean);
}

function toVerdict(traced: readonly TracedChange[]): Verdict | undefined {
  const severity = SEVEREST_FIRST.find((each) =>
    traced.some(({ change }) => change.severity === each),
  );
  if (severity === undefined) {
    return undefined;
  }
  const replacement = traced
    .map(({ change }) => change.to ?? findInstead(change))
    .findLast((name) => name !== undefined);
  const codemod = traced.find(({ change }) => change.codemod)?.change.codemod;
  return {
    severity,
    ...(replacement !== undefined && severity !== 'removed' && { replacement }),
    facts: traced.flatMap(({ change }) => change.facts ?? []),
    guides: toGuides(traced),
    ...(codemod !== undefined && { codemod }),
  };
}

/** Import path of a name after all steps, where that is another one. */
function findMove(
  { steps, first }: Journey,
  source: string,
  imported: string,
): string | undefined {
  const former = first.formerNames[toPackage(source)];
  let path = former ?? source;
  for (const { moved } of steps) {
    const names = moved[path];
    path = names?.['*'] ?? names?.[imported] ?? path;
  }
  return path === source ? undefined : path;
}

function traceUse(use: Use): TracedChange[] {
  switch (use.kind) {
    case 'export':
      return traceExport(use.journey, use.name);
    case 'member':
      return traceMember(use.journey, use.type, use.name);
    case 'class':
      return traceClass(use.journey, use.name);
    case 'theme-key':
      return traceThemeKey(use.journey, use.name);
    case 'element':
      return [];
  }
}

/** Places are added by the caller. */
export type PlacedFinding = Omit<
  Finding,
  'line' | 'column' | 'start' | 'end' | 'product'
>;

/** An import that has another path now. */
function judgePath(use: Extract<Use, { kind: 'export' }>): PlacedFinding[] {
  const path = findMove(use.journey, use.source, use.imported);
  const { guide, from, to } = use.journey.first;
  return path === undefined
    ? []
    : [
        {
          kind: 'import',
          severity: 'renamed',
          name: use.name,
          replacement: path,
          facts: [],
          guides: guide === null ? [] : [{ href: guide, from, to }],
        },
      ];
}

function judgeExport(use: Extract<Use, { kind: 'export' }>): PlacedFinding[] {
  const verdict = toVerdict(
    traceExport(use.journey, use.name).flatMap((traced) =>
      toConcerned(traced, '', null),
    ),
  );
  const path = verdict?.severity === 'removed' ? [] : judgePath(use);
  return verdict
    ? [...path, { kind: 'export', name: use.name, ...verdict }]
    : path;
}

/** What is missing at an element, and the defaults that differ where a prop is not given. */
function judgeElement(use: Extract<Use, { kind: 'element' }>): PlacedFinding[] {
  const { journey, type, given, isOpen, name } = use;
  if (isOpen) {
    return [];
  }
  const { first, steps } = journey;
  const renamed = new Set(
    [...given].flatMap((prop) =>
      traceMember(journey, type, prop).flatMap(({ change }) => change.to ?? []),
    ),
  );
  const missing = (first.required[type] ?? [])
    .filter((prop) => !given.has(prop) && !renamed.has(prop))
    .map((prop): PlacedFinding => ({
      kind: 'required',
      severity: 'changed',
      name: prop,
      owner: name,
      facts: [],
      guides: toGuides([{ step: first, change: { severity: 'changed' } }]),
    }));
  const defaults = steps.slice(0, 1).flatMap((step) =>
    Object.entries(step.members[type] ?? {}).flatMap(
      ([prop, change]): PlacedFinding[] => {
        const facts = (change.facts ?? []).filter(
          ({ kind }) => kind === 'default',
        );
        return facts.length === 0 || given.has(prop)
          ? []
          : [
              {
                kind: 'member',
                severity: 'check',
                name: prop,
                owner: name,
                facts,
                guides: toGuides([{ step, change }]),
              },
            ];
      },
    ),
  );
  return [...missing, ...defaults];
}

export function judge(use: Use, code: string): PlacedFinding[] {
  if (use.kind === 'export') {
    return judgeExport(use);
  }
  if (use.kind === 'element') {
    return judgeElement(use);
  }
  const value = use.kind === 'member' ? use.value : null;
  const verdict = toVerdict(
    traceUse(use).flatMap((traced) => toConcerned(traced, code, value)),
  );
  return verdict
    ? [
        {
          kind: use.kind,
          name: use.name,
          ...(use.kind === 'member' && { owner: use.owner }),
          ...verdict,
        },
      ]
    : [];
}
