declare module '*.woff2' {
  /** Address of the font in the built site. */
  const href: string;
  export default href;
}
