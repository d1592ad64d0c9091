import { LONGEST_COMMENT } from '@site/server/schemas/feedback';

/** Shortest comment, in characters after trimming: by the specification §9. */
export const SHORTEST_COMMENT = 10;

export type CommentProblem =
  | { readonly kind: 'short' }
  | { readonly kind: 'long'; readonly excess: number };

/** What is wrong with a comment; undefined when nothing is. */
export function checkComment(comment: string): CommentProblem | undefined {
  const { length } = comment.trim();
  if (length < SHORTEST_COMMENT) {
    return { kind: 'short' };
  }
  return length > LONGEST_COMMENT
    ? { kind: 'long', excess: length - LONGEST_COMMENT }
    : undefined;
}
