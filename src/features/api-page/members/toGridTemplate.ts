import type { Fact } from '../page-model';

const WIDTHS: Readonly<Record<Fact, number>> = {
  type: 1.35,
  rule: 1.1,
  class: 1.2,
  default: 0.7,
};

/** Columns of the table view: the name, the facts and the description. */
export function toGridTemplate(columns: readonly Fact[]): string {
  const name = columns.includes('rule') ? 1.35 : 1.05;
  const widths = [name, ...columns.map((fact) => WIDTHS[fact]), 1.6];
  return widths.map((width) => `minmax(0, ${width}fr)`).join(' ');
}
