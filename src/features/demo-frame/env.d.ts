/** Written by `plugins/demo-frame`: what edited code may import. */
declare module '@demo-frame/scope.js' {
  type Loader = () => Promise<Readonly<Record<string, unknown>>>;

  /** By specifier. */
  export const modules: Readonly<Record<string, Loader>>;
  /** Modules with all icons of a letter: `a`, and of a style, `a-outlined`. */
  export const icons: Readonly<Record<string, Loader>>;
  export const loadIconNames: () => Promise<readonly string[]>;
}
