import type { PageDemo } from '@site/plugins/demos/types';
import { useState, type ComponentType } from 'react';

/** A demo with a state to lose. */
function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Clicked {count} times
    </button>
  );
}

export interface FixtureDemo extends PageDemo {
  readonly loadComponent: jest.Mock<ReturnType<PageDemo['loadComponent']>, []>;
  readonly loadSources: jest.Mock<ReturnType<PageDemo['loadSources']>, []>;
}

/** A demo as `plugins/demos` gives it to its page in the browser. */
export function createPageDemo(
  name: string,
  Component: ComponentType = Counter,
): FixtureDemo {
  return {
    name,
    title: name,
    packages: [],
    file: `docs/x/page/demos/${name}.tsx`,
    height: { wide: 320, narrow: 480 },
    loadComponent: jest.fn(async () => ({ default: Component })),
    loadSources: jest.fn(async () => ({
      TS: { raw: `${name} in TS`, html: `<b>${name}</b> in TS` },
      JS: { raw: `${name} in JS`, html: `<b>${name}</b> in JS` },
    })),
  };
}
