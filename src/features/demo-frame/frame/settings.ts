import tokens from '@site/src/css/tokens.json';
import type { FrameSettings } from '../protocol';

const listeners = new Set<() => void>();

let settings: FrameSettings = {
  dense: false,
  direction: 'ltr',
  paletteColors: {},
  spacing: 8,
  paletteMode: 'light',
  language: 'en',
  padding: 24,
};

export function getSettings(): FrameSettings {
  return settings;
}

export function subscribeToSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the document itself has of the settings, since demos are written for a page that has it. */
function applyToDocument({
  direction,
  language,
  paletteMode,
  padding,
}: FrameSettings): void {
  const root = document.documentElement;
  const color = tokens.color[paletteMode];
  root.dir = direction;
  root.style.setProperty('--padding', `${padding}px`);
  root.lang = language;
  root.dataset['theme'] = paletteMode;
  root.style.colorScheme = paletteMode;
  Object.assign(document.body.style, {
    margin: '0',
    padding: `${padding}px`,
    background: color.background,
    color: color.text,
    fontFamily: tokens.font.sans,
    fontSize: '16px',
    lineHeight: '1.6',
  });
}

export function changeSettings(next: FrameSettings): void {
  settings = next;
  applyToDocument(next);
  listeners.forEach((listener) => listener());
}
