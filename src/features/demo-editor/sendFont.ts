import { tellFrame } from './watchFrame';

/** Family of the site's font, as in `src/css/tokens.json`. */
const FAMILY = 'Inter Variable';

/** Gives the site's font to a frame: one without an origin may not fetch it. Without it, the fallback is fine. */
export async function sendFont(frame: HTMLIFrameElement): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>(
    'link[rel="preload"][as="font"]',
  );
  try {
    const response = await fetch(link?.href ?? '');
    if (link && response.ok) {
      const data = await response.arrayBuffer();
      tellFrame(frame, { kind: 'font', family: FAMILY, data });
    }
  } catch {
    // Offline.
  }
}
