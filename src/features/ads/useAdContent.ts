import { useState, type RefObject } from 'react';
import { getConsent } from '../consent';
import {
  chooseContent,
  chooseIndex,
  chooseShape,
  isCrawler,
  type AdContent,
  type AdShape,
} from './chooseContent';
import { getHouseAds, type HouseAd } from './houseAds';
import { BEFORE_FIRST_POLL } from './pollProvider';
import { useAdOptions } from './useAdOptions';
import { useProvider } from './useProvider';

let shapeOfPageLoad: AdShape | undefined;

/** Drawn at the first ad; navigation within the site draws no other. */
function getShape(): AdShape {
  shapeOfPageLoad ??= chooseShape(Math.random());
  return shapeOfPageLoad;
}

export interface BlockContent extends AdContent {
  readonly shape: AdShape;
  readonly houseAd: HouseAd | undefined;
  /** Share of the seen ads that are counted. */
  readonly displayRatio: number;
}

/**
 * What the block under the page head shows.
 *
 * @param placeRef Where the provider's script stands, mounted as long as the block is.
 */
export function useAdContent(
  placeRef: RefObject<HTMLElement>,
  isEnabled: boolean,
): BlockContent {
  const [drawn] = useState(() => ({
    message: Math.random(),
    house: Math.random(),
    isHouseShown: getConsent() !== 'granted',
  }));
  const options = useAdOptions();
  const isAsking = isEnabled && !isCrawler(navigator.userAgent);
  const provider = useProvider(
    placeRef,
    (isAsking && options?.providerScript) || null,
    options?.fillerLink ?? null,
  );
  const shape = getShape();
  const houseAds = getHouseAds();
  return {
    ...chooseContent({
      isEnabled,
      userAgent: navigator.userAgent,
      provider: options ? provider : BEFORE_FIRST_POLL,
      isHouseShown: drawn.isHouseShown,
      messageRandom: drawn.message,
      shape,
    }),
    shape,
    houseAd: houseAds[chooseIndex(drawn.house, houseAds.length)],
    displayRatio: options?.displayRatio ?? 0,
  };
}
