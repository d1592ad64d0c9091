import { translate } from '@docusaurus/Translate';

/** What to tell a reader when something that loads on request did not. */
export function getNotLoadedText(): string {
  return translate({
    id: 'lazy.notLoaded',
    message: 'This could not be loaded. Check your connection and try again.',
  });
}
