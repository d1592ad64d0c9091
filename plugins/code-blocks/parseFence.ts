/** What the opening line of a code fence says. */
export interface Fence {
  readonly language: string;
  readonly title: string | undefined;
}

/** `tsx`, `title="App.tsx"` → `{ language: 'tsx', title: 'App.tsx' }` */
export function parseFence(language: string, meta: string): Fence {
  const title = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)')/.exec(meta);
  return { language, title: title?.[1] ?? title?.[2] };
}
