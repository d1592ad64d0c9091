import Translate from '@docusaurus/Translate';
import Button from '@site/src/components/Button';
import { useEffect, useState, type ReactNode } from 'react';
import type { Outcome } from '../types';
import { onQueueSent } from './submit';
import styles from './styles.lazy.module.css';

function Text({ outcome }: { readonly outcome: Outcome }): ReactNode {
  switch (outcome) {
    case 'sent':
      return (
        <Translate id="feedback.sent">Thank you for your feedback.</Translate>
      );
    case 'queued':
      return (
        <Translate id="feedback.queued">
          You are offline. Your feedback is kept, and sent when you are back.
        </Translate>
      );
    case 'limited':
      return (
        <Translate id="feedback.limited">
          That was much at once. Please wait a minute, then try again.
        </Translate>
      );
    default:
      return (
        <Translate id="feedback.failed">
          {"Couldn't submit feedback. Please try again later."}
        </Translate>
      );
  }
}

/** How sending went, told to screen readers too, with another try after a failure. */
export default function OutcomeText({
  outcome,
  onRetry,
}: {
  /** Undefined keeps the live region empty. */
  readonly outcome: Outcome | undefined;
  readonly onRetry: () => void;
}): ReactNode {
  const [sentOutcome, setSentOutcome] = useState<Outcome>();
  useEffect(
    () => onQueueSent(() => setSentOutcome(outcome)),
    [outcome, setSentOutcome],
  );
  const shown =
    outcome === 'queued' && sentOutcome === outcome ? 'sent' : outcome;
  const canRetry = shown === 'failed' || shown === 'limited';
  return (
    <div className={styles.outcome} data-outcome={shown}>
      <p role="status">{shown && <Text outcome={shown} />}</p>
      {canRetry && (
        <Button size="large" onClick={onRetry}>
          <Translate id="feedback.retry">Try again</Translate>
        </Button>
      )}
    </div>
  );
}
