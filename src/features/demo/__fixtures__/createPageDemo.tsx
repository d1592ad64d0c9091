import type { DemoSource, PageDemo } from '@site/plugins/demos/types';
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

function createSource(text: string, preview?: string): DemoSource {
  return {
    raw: text,
    html: `<b>${text}</b>`,
    ...(preview && { preview: { raw: preview, html: `<i>${preview}</i>` } }),
    imports: [],
    modules: [],
  };
}

/** A demo as `plugins/demos` gives it to its page in the browser. */
export function createPageDemo(
  name: string,
  Component: ComponentType = Counter,
  { hasPreview = false }: { readonly hasPreview?: boolean } = {},
): FixtureDemo {
  const preview = hasPreview ? `Preview of ${name}` : undefined;
  return {
    name,
    title: name,
    packages: [],
    file: `docs/x/page/demos/${name}.tsx`,
    pageKey: 'current/page',
    lines: { TS: 12, JS: 10, ...(hasPreview && { preview: 3 }) },
    height: { wide: 320, narrow: 480 },
    loadComponent: jest.fn(async () => ({ default: Component })),
    loadSources: jest.fn(async () => ({
      TS: createSource(`${name} in TS`, preview && `${preview} in TS`),
      JS: createSource(`${name} in JS`, preview && `${preview} in JS`),
    })),
  };
}
