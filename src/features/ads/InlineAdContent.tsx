import { useEffect, useRef, useState, type ReactNode } from 'react';
import AdCard from './AdCard';
import { askFeed } from './askFeed';
import type { FeedAd } from './parseFeed';
import { useDisplayEvent } from './useDisplayEvent';
import styles from './styles.lazy.module.css';

export const INLINE_LABEL = 'carbon-demo-inline';

/** Images that tell the feed that its ad was shown. */
function Pixels({
  addresses,
}: {
  readonly addresses: readonly string[];
}): ReactNode {
  return addresses.map((address) => (
    <img key={address} src={address} alt="" hidden />
  ));
}

function useFeedAd(feedUrl: string): FeedAd | undefined {
  const [ad, setAd] = useState<FeedAd>();
  useEffect(() => {
    const controller = new AbortController();
    void askFeed(feedUrl, controller.signal).then(
      (found) => !controller.signal.aborted && setAd(found),
    );
    return () => controller.abort();
  }, [feedUrl]);
  return ad;
}

export interface InlineAdContentProps {
  readonly feedUrl: string;
  readonly displayRatio: number;
}

/** The ad of an opened demo; its place stays as high when there is none. */
export default function InlineAdContent({
  feedUrl,
  displayRatio,
}: InlineAdContentProps): ReactNode {
  const rootRef = useRef<HTMLDivElement>(null);
  const ad = useFeedAd(feedUrl);
  useDisplayEvent(rootRef, ad ? INLINE_LABEL : '', displayRatio);
  return (
    <div ref={rootRef} className={styles.feed}>
      {ad && (
        <>
          <AdCard
            shape="inline"
            label={INLINE_LABEL}
            link={ad.link}
            image={ad.image}
            imageAlt={ad.company}
            title={ad.company}
            description={
              ad.company && ad.description
                ? `— ${ad.description}`
                : ad.description
            }
            publisher="Carbon"
          />
          <Pixels addresses={ad.pixels} />
        </>
      )}
    </div>
  );
}
