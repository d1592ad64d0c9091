import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { track } from '../../analytics';
import { getServiceOptions } from '../../site-options';
import type { FeedbackPage, Rating, Section } from '../types';
import { toFeedbackIssueUrl } from './issueUrl';
import styles from './styles.lazy.module.css';

export interface IssueOfferProps {
  readonly page: FeedbackPage;
  readonly section: Section | null;
  readonly rating: Rating | null;
  readonly comment: string;
}

/** Link to a new issue that says where it is about, and what was typed. */
export default function IssueOffer({
  page,
  section,
  rating,
  comment,
}: IssueOfferProps): ReactNode {
  const { issuesRepositoryUrl } = getServiceOptions();
  const { origin, pathname } = window.location;
  return (
    <p className={styles.offer}>
      <Translate
        id="feedback.issue"
        values={{
          link: (
            <Link
              to={toFeedbackIssueUrl(issuesRepositoryUrl, {
                page,
                pageUrl: origin + pathname,
                section,
                rating,
                comment,
              })}
              target="_blank"
              onClick={() =>
                track({
                  name: 'feedback',
                  parameters: { eventAction: 'issue', eventLabel: null },
                })
              }
            >
              <Translate id="feedback.issue.link">open an issue</Translate>
            </Link>
          ),
        }}
      >
        {'To report a mistake, or to ask for an answer, {link}.'}
      </Translate>
    </p>
  );
}
