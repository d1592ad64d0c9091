import { translate } from '@docusaurus/Translate';
import { useState, type ReactNode, type RefObject } from 'react';
import { getServiceOptions } from '../../site-options';
import type { FeedbackPage, Outcome, Section } from '../types';
import CommentForm from './CommentForm';
import IssueOffer from './IssueOffer';
import OutcomeText from './OutcomeText';
import styles from './styles.lazy.module.css';

export interface SectionPanelProps {
  readonly page: FeedbackPage;
  readonly section: Section;
  /** The button of the section: the focus returns there. */
  readonly buttonRef: RefObject<HTMLElement>;
  readonly onClose: () => void;
}

const FOCUS_ON_OPEN = {};

const ignoreRetry = (): void => {};

/** A comment on a section, under its heading. No answer is needed for it. */
export default function SectionPanel({
  page,
  section,
  buttonRef,
  onClose,
}: SectionPanelProps): ReactNode {
  const { feedbackEndpoint: endpoint } = getServiceOptions();
  const [outcome, setOutcome] = useState<Outcome>();

  if (!endpoint) {
    return (
      <div className={styles.panel}>
        <IssueOffer page={page} section={section} rating={null} comment="" />
      </div>
    );
  }
  return (
    <div className={styles.panel}>
      {/* Told outside of the form, which is gone by then. */}
      <OutcomeText outcome={outcome} onRetry={ignoreRetry} />
      {outcome === undefined && (
        <CommentForm
          endpoint={endpoint}
          page={page}
          section={section}
          rating={null}
          prompt={translate(
            {
              id: 'feedback.prompt.section',
              message: 'What about “{title}” could be better?',
            },
            { title: section.title },
          )}
          focusRequest={FOCUS_ON_OPEN}
          onDone={(next) => {
            setOutcome(next);
            buttonRef.current?.focus();
          }}
          onCancel={() => {
            buttonRef.current?.focus();
            onClose();
          }}
        />
      )}
    </div>
  );
}
