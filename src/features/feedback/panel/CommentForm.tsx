import Translate, { translate } from '@docusaurus/Translate';
import { LONGEST_COMMENT } from '@site/server/schemas/feedback';
import Button from '@site/src/components/Button';
import {
  useEffect,
  useId,
  useRef,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { SHORTEST_COMMENT, type CommentProblem } from './comment';
import IssueOffer from './IssueOffer';
import OutcomeText from './OutcomeText';
import Reasons from './Reasons';
import styles from './styles.lazy.module.css';
import { useCommentForm, type CommentFormOptions } from './useCommentForm';

export interface CommentFormProps extends CommentFormOptions {
  readonly prompt: string;
  /** Takes the focus to the field; whenever it is another object. */
  readonly focusRequest: object;
  readonly onCancel: () => void;
}

function getHint(problem: CommentProblem | undefined): string {
  return problem?.kind === 'long'
    ? translate(
        {
          id: 'feedback.tooLong',
          message:
            'A comment has at most {most} characters. Please shorten it by {excess}.',
        },
        { most: LONGEST_COMMENT, excess: problem.excess },
      )
    : translate(
        { id: 'feedback.hint', message: 'At least {least} characters.' },
        { least: SHORTEST_COMMENT },
      );
}

/** The optional comment. Ctrl or ⌘ with Enter sends it, Escape closes it. */
export default function CommentForm(props: CommentFormProps): ReactNode {
  const { page, section, rating, prompt, focusRequest, onCancel } = props;
  const form = useCommentForm(props);
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const trapRef = useRef<HTMLInputElement>(null);
  const id = useId();

  useEffect(() => fieldRef.current?.focus(), [focusRequest]);

  function submit(): void {
    void form.submit(trapRef.current?.value ?? '');
    fieldRef.current?.focus();
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    submit();
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, shiftKey } = event;
    if (event.nativeEvent.isComposing) {
      return;
    }
    if (key === 'Enter' && (ctrlKey || metaKey) && !shiftKey) {
      event.preventDefault();
      submit();
    } else if (key === 'Escape') {
      event.stopPropagation();
      onCancel();
    }
  }

  return (
    // Keys of the whole form: whatever in it has the focus.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className={styles.form}
      aria-labelledby={`${id}prompt`}
      noValidate
      onSubmit={handleSubmit}
      onKeyDown={handleKeyDown}
    >
      <p id={`${id}prompt`} className={styles.prompt}>
        {prompt}
      </p>
      {rating === 0 && (
        <Reasons reasons={form.reasons} onChange={form.setReasons} />
      )}
      <textarea
        ref={fieldRef}
        rows={4}
        className={styles.field}
        aria-label={translate({ id: 'feedback.comment', message: 'Comment' })}
        aria-describedby={`${id}prompt ${id}hint`}
        aria-invalid={form.problem !== undefined}
        value={form.comment}
        onChange={({ target }) => form.setComment(target.value)}
      />
      <p
        id={`${id}hint`}
        className={styles.hint}
        data-is-problem={form.problem !== undefined}
        aria-live="polite"
      >
        {getHint(form.problem)}
      </p>
      <div className={styles.trap} aria-hidden="true">
        <input ref={trapRef} name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <div className={styles.buttons}>
        <Button
          size="large"
          isMain
          type="submit"
          aria-disabled={form.isSending}
        >
          {form.isSending ? (
            <Translate id="feedback.sending">Sending…</Translate>
          ) : (
            <Translate id="feedback.send">Send comment</Translate>
          )}
        </Button>
        <Button size="large" onClick={onCancel}>
          <Translate id="feedback.cancel">Cancel</Translate>
        </Button>
      </div>
      <OutcomeText outcome={form.outcome} onRetry={submit} />
      {rating !== 1 && (
        <IssueOffer
          page={page}
          section={section}
          rating={rating}
          comment={form.comment}
        />
      )}
    </form>
  );
}
