import { useCallback, useEffect, useState } from 'react';
import { track } from '../../analytics';
import { createId } from '../../ids';
import type { VoteRequest } from '../PageFeedback';
import type { FeedbackPage, Outcome, Rating } from '../types';
import { getVote, setVote } from '../voteStore';
import { createFeedback } from './createFeedback';
import { submitFeedback } from './submit';

/** Sends an answer, which stands unless sending fails. The answer that stands already is not sent again. */
async function sendVote(
  endpoint: string,
  page: FeedbackPage,
  rating: Rating,
): Promise<Outcome | undefined> {
  const previous = getVote(page.page);
  if (previous?.rating === rating) {
    return undefined;
  }
  const vote = { id: createId(), rating };
  setVote(page.page, vote);
  track({
    name: 'feedback',
    parameters: { eventAction: 'vote', eventLabel: String(rating) },
  });
  const outcome = await submitFeedback(
    endpoint,
    createFeedback(vote.id, page, {
      kind: 'vote',
      rating,
      replaces: previous?.id,
    }),
  );
  const isKept = outcome === 'sent' || outcome === 'queued';
  if (!isKept && getVote(page.page)?.id === vote.id) {
    setVote(page.page, previous);
  }
  return outcome;
}

/**
 * Sends the answer of each click at once.
 *
 * @param endpoint Undefined sends nothing.
 */
export function useVote(
  endpoint: string | undefined,
  page: FeedbackPage,
  request: VoteRequest,
): {
  /** How the last answer ended; undefined before. */
  readonly outcome: Outcome | undefined;
  /** Sends it again. */
  readonly retry: () => void;
} {
  const [outcome, setOutcome] = useState<Outcome>();
  const send = useCallback(() => {
    if (endpoint) {
      void sendVote(endpoint, page, request.rating).then(
        (next) => next && setOutcome(next),
      );
    }
  }, [endpoint, page, request]);

  useEffect(send, [send]);

  return { outcome, retry: send };
}
