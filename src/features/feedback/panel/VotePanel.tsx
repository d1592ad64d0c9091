import { translate } from '@docusaurus/Translate';
import { useState, type ReactNode, type RefObject } from 'react';
import { getServiceOptions } from '../../site-options';
import type { VoteRequest } from '../PageFeedback';
import type { FeedbackPage, Outcome, Rating } from '../types';
import CommentForm from './CommentForm';
import IssueOffer from './IssueOffer';
import OutcomeText from './OutcomeText';
import { useVote } from './useVote';

export interface VotePanelProps {
  readonly page: FeedbackPage;
  readonly request: VoteRequest;
  /** The two answers: the focus returns there. */
  readonly buttonsRef: RefObject<HTMLElement>;
}

function getPrompt(rating: Rating): string {
  return rating === 1
    ? translate({
        id: 'feedback.prompt.yes',
        message: 'Good to know. What helped you most?',
      })
    : translate({
        id: 'feedback.prompt.no',
        message: 'We are sorry. What should this page tell or show?',
      });
}

/** What an answer opens: it is sent, and a comment may follow. */
export default function VotePanel({
  page,
  request,
  buttonsRef,
}: VotePanelProps): ReactNode {
  const { feedbackEndpoint: endpoint } = getServiceOptions();
  const { outcome, retry } = useVote(endpoint, page, request);
  const [closed, setClosed] = useState<VoteRequest>();
  const [commentOutcome, setCommentOutcome] = useState<Outcome>();
  const { rating } = request;

  if (!endpoint) {
    return <IssueOffer page={page} section={null} rating={rating} comment="" />;
  }

  function close(): void {
    setClosed(request);
    buttonsRef.current
      ?.querySelector<HTMLElement>(`[data-rating="${rating}"]`)
      ?.focus();
  }

  const isOpen = closed !== request;
  return (
    <>
      <OutcomeText
        outcome={isOpen ? outcome : (commentOutcome ?? outcome)}
        onRetry={retry}
      />
      {isOpen && (
        <CommentForm
          endpoint={endpoint}
          page={page}
          section={null}
          rating={rating}
          prompt={getPrompt(rating)}
          focusRequest={request}
          onDone={(next) => {
            setCommentOutcome(next);
            close();
          }}
          onCancel={() => {
            setCommentOutcome(undefined);
            close();
          }}
        />
      )}
    </>
  );
}
