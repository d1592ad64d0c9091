import { toMemberIds } from '../lib/apiAnchors';
import type { ApiModel, ComponentPage, InterfacePage, Member } from './types';

/** A page of the API that has members: a component or an interface. */
export interface ApiOwner {
  readonly page: ComponentPage | InterfacePage;
  readonly members: ReadonlyMap<string, Member>;
  /** Prop or property → id of its anchor. */
  readonly memberIds: ReadonlyMap<string, string>;
  /** Prop or property → the documented interface that its type names, when it names just one. */
  readonly memberOwners: ReadonlyMap<string, string>;
}

/** The model by the names that code and prose use. */
export interface ModelIndex {
  readonly model: ApiModel;
  /** By exported name. */
  readonly owners: ReadonlyMap<string, ApiOwner>;
}

export function getMembers(
  page: ComponentPage | InterfacePage,
): readonly Member[] {
  return page.kind === 'component' ? page.props : page.properties;
}

function isOwnerPage(
  file: ApiModel['files'][string],
): file is ComponentPage | InterfacePage {
  return (
    'kind' in file && (file.kind === 'component' || file.kind === 'interface')
  );
}

/** `MakeOptional<AxisConfig, 'id'>[]` → `AxisConfig`; functions only speak of their parameters. */
function findNamedInterface(
  type: string,
  interfaces: ReadonlySet<string>,
): string | undefined {
  if (type.includes('=>')) {
    return undefined;
  }
  const names = new Set(type.match(/\b[A-Z]\w*\b/g) ?? []);
  const named = [...names].filter((name) => interfaces.has(name));
  return named.length === 1 ? named[0] : undefined;
}

function createOwner(
  page: ComponentPage | InterfacePage,
  interfaces: ReadonlySet<string>,
): ApiOwner {
  const members = getMembers(page);
  const names = members.map(({ name }) => name);
  const ids = toMemberIds(page.slug, 'prop', names);
  return {
    page,
    members: new Map(members.map((member) => [member.name, member])),
    memberIds: new Map(names.map((name, index) => [name, ids[index] ?? ''])),
    memberOwners: new Map(
      members.flatMap(({ name, type }) => {
        const owner = findNamedInterface(type, interfaces);
        return owner === undefined ? [] : [[name, owner] as const];
      }),
    ),
  };
}

export function createModelIndex(model: ApiModel): ModelIndex {
  const pages = Object.values(model.files).filter(isOwnerPage);
  const interfaces = new Set(
    pages.filter(({ kind }) => kind === 'interface').map(({ name }) => name),
  );
  return {
    model,
    owners: new Map(
      pages.map((page) => [page.name, createOwner(page, interfaces)]),
    ),
  };
}
