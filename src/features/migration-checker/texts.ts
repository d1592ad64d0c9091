import { translate } from '@docusaurus/Translate';
import type { ProductId, Severity } from '@site/plugins/migrations/types';
import type { Finding } from './worker/messages';

export function getSeverityText(severity: Severity): string {
  switch (severity) {
    case 'removed':
      return translate({ id: 'migrationChecker.removed', message: 'Removed' });
    case 'renamed':
      return translate({ id: 'migrationChecker.renamed', message: 'Renamed' });
    case 'changed':
      return translate({ id: 'migrationChecker.changed', message: 'Changed' });
    case 'check':
      return translate({ id: 'migrationChecker.check', message: 'To check' });
  }
}

/** Names of products are the same in every language. */
export function getProductName(product: ProductId): string {
  const names = {
    'data-grid': 'Data Grid',
    'date-pickers': 'Date and Time Pickers',
    charts: 'Charts',
    'tree-view': 'Tree View',
  };
  return names[product];
}

/** `v6`, or what the package was called before it had a version of its own. */
export function getVersionText(version: string): string {
  return version === 'lab' ? '@mui/lab' : version;
}

/** What happened to the thing that a finding names. */
export function getFindingText({
  kind,
  severity,
  replacement,
}: Finding): string {
  if (kind === 'import') {
    return translate({
      id: 'migrationChecker.moved',
      message: 'It is in another package or path now:',
    });
  }
  if (kind === 'required') {
    return translate({
      id: 'migrationChecker.required',
      message: 'It must be given now.',
    });
  }
  switch (severity) {
    case 'removed':
      return translate({
        id: 'migrationChecker.isRemoved',
        message: 'It does not exist any more.',
      });
    case 'renamed':
      return translate({
        id: 'migrationChecker.isRenamed',
        message: 'It has a new name or place:',
      });
    case 'changed':
      return translate({
        id: 'migrationChecker.isChanged',
        message: 'It takes something else now.',
      });
    case 'check':
      if (replacement !== undefined) {
        return translate({
          id: 'migrationChecker.hasSuccessor',
          message: 'It works, but has a successor:',
        });
      }
      return translate({
        id: 'migrationChecker.isToCheck',
        message: 'It works, but may do something else.',
      });
  }
}
