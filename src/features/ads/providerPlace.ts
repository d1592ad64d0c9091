import type { PollFinding } from './pollProvider';

/** Id that the provider's script looks for to find its place. */
const SCRIPT_ID = '_carbonads_js';

/** What the providers in use call the element of their ad. */
const AD_SELECTOR = '.ea-placement, #carbonads, .carbonads';

export function insertScript(place: Element, address: string): void {
  const script = document.createElement('script');
  script.id = SCRIPT_ID;
  script.async = true;
  script.src = address;
  place.append(script);
}

/** Leads only where a sponsored link may lead, and gives the new page no hold on this one. */
function sealLinks(ad: Element): void {
  for (const link of ad.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    if (link.protocol === 'https:') {
      link.rel = 'sponsored noopener';
      link.target = '_blank';
    } else {
      link.removeAttribute('href');
    }
  }
}

/** The child of the place that the ad is, or is in. */
function getPartOf(place: Element, ad: Element): Element {
  let part = ad;
  while (part.parentElement && part.parentElement !== place) {
    part = part.parentElement;
  }
  return part;
}

/**
 * Looks for the ad that the provider's script made. The first one found is
 * marked, and the styles show nothing else of the place: never two ads.
 */
export function findAd(place: Element, fillerLink: string | null): PollFinding {
  const ad = place.querySelector(AD_SELECTOR);
  if (!ad) {
    return 'nothing';
  }
  const links = [...ad.querySelectorAll('a[href]')];
  if (
    fillerLink !== null &&
    links.some((link) => link.getAttribute('href') === fillerLink)
  ) {
    return 'filler';
  }
  sealLinks(ad);
  getPartOf(place, ad).setAttribute('data-shown', '');
  return 'ad';
}
