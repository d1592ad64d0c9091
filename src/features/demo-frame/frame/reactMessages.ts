/** React's numbers for mistakes that edited code makes; its production build has no texts. */
const MESSAGES: Readonly<Record<string, string>> = {
  31: 'React cannot render an object. Render a text, an element, or a list of them.',
  130: 'An element has no component: it is undefined. Check what is imported and exported.',
  185: 'The component sets its state while it renders, over and over again.',
  300: 'A component called fewer hooks than in the render before. Call hooks at the top level.',
  301: 'A component sets its state in every render.',
  310: 'A component called more hooks than in the render before. Call hooks at the top level.',
  321: 'A hook was called outside of a component.',
};

/** `Minified React error #130; …` → what it means, where we know. */
export function explainReactMessage(message: string): string {
  const [, code = ''] = /Minified React error #(\d+)/.exec(message) ?? [];
  return MESSAGES[code] ?? message;
}
