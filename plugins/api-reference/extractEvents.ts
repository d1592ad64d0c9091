import ts from 'typescript';
import type { BuildContext } from './context';
import { findPropsType } from './extractProps';
import { findComponentExports, findExports } from './findExport';
import { formatDescription } from './formatDescription';
import { formatAuthoredType } from './formatType';
import { getDeclaredType } from './getDeclaredType';
import { isIgnored, readJsDoc } from './readJsDoc';
import type { GridEvent } from './types';

const LISTENER_TYPE = /\bGridEventListener<'(\w+)'>/;
/** From the lowest plan to the highest, so that later ones complete the earlier. */
const GRIDS = ['DataGrid', 'DataGridPro', 'DataGridPremium'];

/** Event name → the documented grid prop typed as its listener. */
function listListenerProps({ tiers }: BuildContext): Map<string, string> {
  const props = new Map<string, string>();
  for (const grid of GRIDS) {
    const [found] = findComponentExports(tiers, 'data-grid', grid);
    if (!found) {
      continue;
    }
    const { checker } = found.tier;
    const type = findPropsType(found);
    const all = type ? checker.getPropertiesOfType(type) : [];
    for (const prop of all.filter((each) => !isIgnored(each, checker))) {
      for (const declaration of prop.declarations ?? []) {
        const text = formatAuthoredType(declaration) ?? '';
        const event = LISTENER_TYPE.exec(text)?.[1];
        if (event !== undefined && !props.has(event)) {
          props.set(event, prop.name);
        }
      }
    }
  }
  return props;
}

/** The authored type of `params` or `event` in `{ params: GridRowParams; event: … }`. */
function readField(entry: ts.Symbol, name: 'params' | 'event'): string | null {
  for (const declaration of entry.declarations ?? []) {
    const type =
      ts.isPropertySignature(declaration) && declaration.type
        ? declaration.type
        : undefined;
    const field =
      type && ts.isTypeLiteralNode(type)
        ? type.members.find((member) => member.name?.getText() === name)
        : undefined;
    const text = field && formatAuthoredType(field);
    if (text !== undefined) {
      return text;
    }
  }
  return null;
}

/** The catalogue of grid events; events that only a paid package adds carry its plan. */
export function extractEvents(context: BuildContext): GridEvent[] {
  const { tiers, routes } = context;
  const listenerProps = listListenerProps(context);
  const events = new Map<string, GridEvent>();
  for (const found of findExports(tiers, 'data-grid', 'GridEventLookup')) {
    const { checker, plan } = found.tier;
    const lookup = getDeclaredType(found.symbol, checker);
    for (const entry of checker.getPropertiesOfType(lookup)) {
      const known = events.get(entry.name);
      if (known) {
        events.set(entry.name, {
          ...known,
          packages: [...known.packages, found.package.name],
        });
      } else if (!isIgnored(entry, checker)) {
        events.set(entry.name, {
          name: entry.name,
          description: formatDescription(
            readJsDoc(entry, checker).text,
            routes,
          ),
          params: readField(entry, 'params'),
          event: `MuiEvent<${readField(entry, 'event') ?? '{}'}>`,
          plan: plan ?? 'community',
          packages: [found.package.name],
          componentProp: listenerProps.get(entry.name) ?? null,
        });
      }
    }
  }
  return [...events.values()].sort((a, b) =>
    a.name.localeCompare(b.name, 'en'),
  );
}
