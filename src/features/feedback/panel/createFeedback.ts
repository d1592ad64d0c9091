import type { Feedback, FeedbackReason } from '@site/server/schemas/feedback';
import type { FeedbackPage, Rating, Section } from '../types';

/** What a reader said, without the id that it is sent with. */
export interface Said {
  readonly kind: Feedback['kind'];
  readonly rating: Rating | null;
  readonly section?: Section | null;
  readonly reasons?: readonly FeedbackReason[];
  readonly comment?: string;
  /** What the hidden field has: nothing, but for machines. */
  readonly website?: string;
  /** Id of the answer that this one takes the place of. */
  readonly replaces?: string | undefined;
}

/** Longest title that the collector takes. */
const LONGEST_TITLE = 300;

/** The body of a request. */
export function createFeedback(
  id: string,
  { page, language, version, productId }: FeedbackPage,
  said: Said,
): Feedback {
  const { kind, rating, section, reasons, comment, website, replaces } = said;
  return {
    id,
    kind,
    ...(replaces !== undefined && { replaces }),
    page,
    language,
    version,
    productId,
    section: section
      ? { id: section.id, title: section.title.slice(0, LONGEST_TITLE) }
      : null,
    rating,
    reasons: reasons ?? [],
    comment: comment?.trim() ?? '',
    website: website ?? '',
  };
}
