import Translate from '@docusaurus/Translate';
import Button from '@site/src/components/Button';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import {
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { OnRequest } from '../lazy';
import styles from './styles.module.css';
import type { FeedbackPage, Rating } from './types';
import { getVote, subscribeVotes } from './voteStore';

const loadPanel = () => import('./panel/VotePanel');

/** A click on an answer; another object at each click. */
export interface VoteRequest {
  readonly rating: Rating;
}

/** Asks whether the page helped. What the answer opens loads with it. */
export default function PageFeedback({
  page,
}: {
  readonly page: FeedbackPage;
}): ReactNode {
  const questionId = useId();
  const [request, setRequest] = useState<VoteRequest>();
  const buttonsRef = useRef<HTMLDivElement>(null);
  const vote = useSyncExternalStore(
    subscribeVotes,
    () => getVote(page.page),
    () => undefined,
  );

  function renderAnswer(rating: Rating): ReactNode {
    return (
      <Button
        size="large"
        aria-pressed={vote?.rating === rating}
        data-rating={rating}
        onPointerEnter={() => void loadPanel().catch(() => {})}
        onClick={() => setRequest({ rating })}
      >
        {rating === 1 ? (
          <ThumbsUp aria-hidden size={16} />
        ) : (
          <ThumbsDown aria-hidden size={16} />
        )}
        {rating === 1 ? (
          <Translate id="feedback.yes">Yes</Translate>
        ) : (
          <Translate id="feedback.no">No</Translate>
        )}
      </Button>
    );
  }

  return (
    <section className={styles.root} aria-labelledby={questionId}>
      <div className={styles.question}>
        <p id={questionId}>
          <Translate id="feedback.question">Was this page helpful?</Translate>
        </p>
        <div
          ref={buttonsRef}
          role="group"
          aria-labelledby={questionId}
          className={styles.answers}
        >
          {renderAnswer(1)}
          {renderAnswer(0)}
        </div>
      </div>
      {request && (
        <OnRequest load={loadPanel} props={{ page, request, buttonsRef }} />
      )}
    </section>
  );
}
