import type { ChartContent } from './types';

/** The charts of one demo, in the order that they were mounted in. */
export interface ChartStore {
  readonly getCharts: () => readonly ChartContent[];
  /** Calls back after each change, until the returned function is called. */
  readonly subscribe: (onChange: () => void) => () => void;
  /** Adds a chart, or what it shows now. */
  readonly set: (id: string, content: ChartContent) => void;
  readonly delete: (id: string) => void;
}

export function createChartStore(): ChartStore {
  const contents = new Map<string, ChartContent>();
  const listeners = new Set<() => void>();
  let charts: readonly ChartContent[] = [];
  function tell(): void {
    charts = [...contents.values()];
    listeners.forEach((listener) => listener());
  }
  return {
    getCharts: () => charts,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    set(id, content) {
      contents.set(id, content);
      tell();
    },
    delete(id) {
      contents.delete(id);
      tell();
    },
  };
}

const stores = new Map<string, ChartStore>();

/** The store of a demo: the same one for its charts and for its table. */
export function getChartStore(demoFile: string): ChartStore {
  const store = stores.get(demoFile) ?? createChartStore();
  stores.set(demoFile, store);
  return store;
}
