import type { FeedbackReason } from '@site/server/schemas/feedback';
import { useRef, useState } from 'react';
import { track } from '../../analytics';
import { createId } from '../../ids';
import type { FeedbackPage, Outcome, Rating, Section } from '../types';
import { getVote, setVote } from '../voteStore';
import { checkComment, type CommentProblem } from './comment';
import { createFeedback, type Said } from './createFeedback';
import { readDraft, writeDraft } from './drafts';
import { submitFeedback } from './submit';

export interface CommentFormOptions {
  readonly endpoint: string;
  readonly page: FeedbackPage;
  readonly section: Section | null;
  readonly rating: Rating | null;
  /** Called when the comment was sent, or waits for the network. */
  readonly onDone: (outcome: Outcome) => void;
}

export interface CommentForm {
  readonly comment: string;
  readonly setComment: (comment: string) => void;
  readonly reasons: readonly FeedbackReason[];
  readonly setReasons: (reasons: readonly FeedbackReason[]) => void;
  /** Why it was not sent; undefined until the reader tried. */
  readonly problem: CommentProblem | undefined;
  readonly isSending: boolean;
  /** How the last try ended, when it failed. */
  readonly outcome: Outcome | undefined;
  /** Sends it, or tells what is missing. Does nothing while it is being sent. */
  readonly submit: (website: string) => Promise<void>;
}

/** What is typed, kept as a draft until it was sent. */
export function useCommentForm(options: CommentFormOptions): CommentForm {
  const { endpoint, page, section, rating, onDone } = options;
  const draftKey = section ? `${page.page}#${section.id}` : page.page;
  const [comment, setComment] = useState(() => readDraft(draftKey));
  const [reasons, setReasons] = useState<readonly FeedbackReason[]>([]);
  const [hasTried, setHasTried] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | 'sending'>();
  const isSending = useRef(false);
  // A retry of the same words has the same id, so that they are stored once.
  const lastTry = useRef<{ readonly id: string; readonly said: string }>();

  const shownReasons = rating === 0 ? reasons : [];
  const hasOnlyReasons = comment.trim() === '' && shownReasons.length > 0;
  const problem = hasOnlyReasons ? undefined : checkComment(comment);

  function toSaid(website: string): Said {
    // Reasons alone are a fuller answer, which takes the place of the bare one.
    return hasOnlyReasons
      ? {
          kind: 'vote',
          rating,
          reasons: shownReasons,
          website,
          replaces: getVote(page.page)?.id,
        }
      : {
          kind: 'comment',
          rating,
          section,
          reasons: shownReasons,
          comment,
          website,
        };
  }

  async function send(website: string): Promise<void> {
    const said = toSaid(website);
    const text = JSON.stringify(said);
    const id = lastTry.current?.said === text ? lastTry.current.id : createId();
    lastTry.current = { id, said: text };
    const result = await submitFeedback(
      endpoint,
      createFeedback(id, page, said),
    );
    if (result === 'failed' || result === 'limited') {
      setOutcome(result);
      return;
    }
    if (said.kind === 'vote' && rating !== null) {
      setVote(page.page, { id, rating });
    }
    writeDraft(draftKey, '');
    setComment('');
    setReasons([]);
    setHasTried(false);
    setOutcome(undefined);
    track({
      name: 'feedback',
      parameters: {
        eventAction: 'comment',
        eventLabel: rating === null ? null : String(rating),
      },
    });
    onDone(result);
  }

  return {
    comment,
    setComment(next) {
      setComment(next);
      writeDraft(draftKey, next);
    },
    reasons,
    setReasons,
    problem: hasTried ? problem : undefined,
    isSending: outcome === 'sending',
    outcome: outcome === 'sending' ? undefined : outcome,
    async submit(website) {
      setHasTried(true);
      if (problem || isSending.current) {
        return;
      }
      isSending.current = true;
      setOutcome('sending');
      await send(website);
      isSending.current = false;
    },
  };
}
