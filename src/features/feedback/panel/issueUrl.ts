import type { FeedbackPage, Rating, Section } from '../types';

/** Longest comment that an address carries, in characters. */
const LONGEST_QUOTE = 1500;

export interface IssueFeedback {
  readonly page: Pick<FeedbackPage, 'title' | 'version'>;
  /** Address of the page, without a hash. */
  readonly pageUrl: string;
  readonly section: Section | null;
  readonly rating: Rating | null;
  readonly comment: string;
}

const ANSWERS = { 1: 'yes', 0: 'no' } as const;

/** Address of a new issue about a page, filled in and encoded. */
export function toFeedbackIssueUrl(
  repositoryUrl: string,
  { page, pageUrl, section, rating, comment }: IssueFeedback,
): string {
  const url = section ? `${pageUrl}#${section.id}` : pageUrl;
  const body = [
    `Page: ${url}`,
    `Version: ${page.version}`,
    ...(section ? [`Section: ${section.title}`] : []),
    ...(rating === null ? [] : [`Helpful: ${ANSWERS[rating]}`]),
    '',
    comment.trim().slice(0, LONGEST_QUOTE),
  ].join('\n');
  const parameters = new URLSearchParams({
    template: '6.docs-feedback.yml',
    title: `[docs] ${page.title}`,
    'page-url': url,
    body,
  });
  return `${repositoryUrl}/issues/new?${parameters.toString()}`;
}
