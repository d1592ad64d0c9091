import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useRef, type ReactNode } from 'react';
import AdBoundary from './AdBoundary';
import AdCard from './AdCard';
import type { AdShape } from './chooseContent';
import DisableMessage from './DisableMessage';
import type { HouseAd } from './houseAds';
import { toTrackingProps } from './toTrackingProps';
import { useAdContent } from './useAdContent';
import { useDisplayEvent } from './useDisplayEvent';
import styles from './styles.lazy.module.css';

function HouseAdCard({
  ad,
  shape,
}: {
  readonly ad: HouseAd;
  readonly shape: AdShape;
}): ReactNode {
  return (
    <AdCard
      shape={shape}
      label={`in-house-${ad.name}`}
      link={useBaseUrl(ad.link)}
      image={useBaseUrl(ad.image)}
      imageAlt={ad.name}
      title={ad.title}
      description={ad.description}
      publisher={translate({
        id: 'ads.house.publisher',
        message: 'MUI X documentation',
      })}
    />
  );
}

/** What is in the block: the provider's ad, an ad of the site, or a request, and never two of them. */
export default function AdContent({
  isEnabled,
}: {
  readonly isEnabled: boolean;
}): ReactNode {
  const rootRef = useRef<HTMLDivElement>(null);
  const placeRef = useRef<HTMLDivElement>(null);
  const { kind, label, shape, houseAd, displayRatio } = useAdContent(
    placeRef,
    isEnabled,
  );
  useDisplayEvent(rootRef, label, displayRatio);
  return (
    <div
      ref={rootRef}
      className={styles.content}
      {...(label && toTrackingProps(label))}
    >
      <div
        ref={placeRef}
        className={styles.place}
        hidden={kind !== 'provider'}
      />
      <AdBoundary label={label || null}>
        {kind === 'house' && houseAd && (
          <HouseAdCard ad={houseAd} shape={shape} />
        )}
        {kind === 'message' && <DisableMessage />}
      </AdBoundary>
    </div>
  );
}
