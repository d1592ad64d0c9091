import { suggestName, type Problem } from '../../lib/problem';
import type { ModelIndex } from '../createModelIndex';
import type { Guide, PlaygroundElement } from '../guides/types';
import { resolveLinks, type ResolveHref } from '../output/resolveLinks';
import type { PlaygroundControl } from '../pageTypes';
import type { ParsedDemo } from '../uses/readDemoUses';
import { deriveTemplate, type PlaygroundTemplate } from './deriveTemplate';
import {
  parseControls,
  type ControlSpec,
  type GroupSpec,
} from './parseControls';
import { toControl } from './toControl';

export interface ResolvedPlayground {
  readonly controls: readonly PlaygroundControl[];
  /** Undefined without a demo that is fit for it. */
  readonly template: PlaygroundTemplate | undefined;
  readonly problems: readonly Problem[];
}

/** What a playground is resolved with. */
export interface PlaygroundContext {
  readonly index: ModelIndex;
  readonly demos: readonly ParsedDemo[];
  /** Links as the version's pages have them. */
  readonly resolveHref: ResolveHref;
}

interface Group {
  readonly prop: string;
  readonly text: string;
}

const SYNTAX =
  "Write group=\"Owner: name; name 0..120; name 0..1/0.05 = 0.5; name 'a' | 'b'\".";

function resolveControl(
  { prop }: Group,
  { owner }: GroupSpec,
  spec: ControlSpec,
  { index, resolveHref }: PlaygroundContext,
): PlaygroundControl | Omit<Problem, 'file' | 'line'> {
  const found = index.owners.get(owner);
  if (!found) {
    const known = [...index.owners.keys()];
    return {
      message: `<PropPlayground> names "${owner}", which has no API page.`,
      hint: `${suggestName(owner, known)} Run "npm run api:list" to see all.`.trim(),
    };
  }
  const member = found.members.get(spec.name);
  if (!member) {
    return {
      message: `<PropPlayground> names "${owner}.${spec.name}", which does not exist.`,
      hint:
        suggestName(spec.name, [...found.members.keys()]) ||
        `See ${found.page.route}.`,
    };
  }
  const href = `${found.page.route}#${found.memberIds.get(spec.name)}`;
  const linked = resolveLinks(member, resolveHref);
  return (
    toControl(linked, spec, { group: prop, href }) ?? {
      message: `<PropPlayground> has no control for "${owner}.${spec.name}", whose type is ${member.type}.`,
      hint: `Give it options: ${spec.name} 'a' | 'b'. Only a number has a range.`,
    }
  );
}

function resolveGroup(
  group: Group,
  context: PlaygroundContext,
): (PlaygroundControl | Omit<Problem, 'file' | 'line'>)[] {
  const spec = parseControls(group.text);
  if ('wrongPart' in spec) {
    return [
      {
        message: `<PropPlayground ${group.prop}> has "${spec.wrongPart}", which lists no control.`,
        hint: SYNTAX,
      },
    ];
  }
  return spec.controls.map((control) =>
    resolveControl(group, spec, control, context),
  );
}

/** A playground of a guide: its controls by the API, its code by the demo, and what is wrong with it. */
export function resolvePlayground(
  { file, page }: Pick<Guide, 'file' | 'page'>,
  { name, line, groups }: PlaygroundElement,
  context: PlaygroundContext,
): ResolvedPlayground {
  const resolved = Object.entries(groups).flatMap(([prop, text]) =>
    resolveGroup({ prop, text }, context),
  );
  const controls = resolved.filter((control) => 'kind' in control);
  const problems: Problem[] = resolved.flatMap((problem) =>
    'kind' in problem ? [] : [{ file, line, ...problem }],
  );
  if (Object.keys(groups).length === 0) {
    problems.push({
      file,
      line,
      message: '<PropPlayground> lists no controls.',
      hint: SYNTAX,
    });
  }
  const demo = context.demos.find(
    (candidate) => candidate.page === page && candidate.name === name,
  );
  // One that is missing is reported where all demos are.
  const derived = demo && deriveTemplate(demo.source, Object.keys(groups));
  if (derived && 'message' in derived) {
    problems.push({ file: demo.file, line: 1, ...derived });
  }
  const template = derived && 'raw' in derived ? derived : undefined;
  return { controls, template, problems };
}
