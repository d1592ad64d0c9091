import Translate, { translate } from '@docusaurus/Translate';
import {
  FEEDBACK_REASONS,
  type FeedbackReason,
} from '@site/server/schemas/feedback';
import type { ReactNode } from 'react';
import styles from './styles.lazy.module.css';

function getReasonTexts(): Readonly<Record<FeedbackReason, string>> {
  return {
    incomplete: translate({
      id: 'feedback.reason.incomplete',
      message: 'Something is missing',
    }),
    incorrect: translate({
      id: 'feedback.reason.incorrect',
      message: 'Something is wrong',
    }),
    outdated: translate({
      id: 'feedback.reason.outdated',
      message: 'Out of date',
    }),
    unclear: translate({
      id: 'feedback.reason.unclear',
      message: 'Hard to understand',
    }),
    example: translate({
      id: 'feedback.reason.example',
      message: 'A demo does not work or help',
    }),
    other: translate({ id: 'feedback.reason.other', message: 'Other' }),
  };
}

/** Why the page did not help: any of a few. */
export default function Reasons({
  reasons,
  onChange,
}: {
  readonly reasons: readonly FeedbackReason[];
  readonly onChange: (reasons: readonly FeedbackReason[]) => void;
}): ReactNode {
  const texts = getReasonTexts();
  return (
    <fieldset className={styles.reasons}>
      <legend>
        <Translate id="feedback.reasons">What is the trouble?</Translate>
      </legend>
      {FEEDBACK_REASONS.map((reason) => (
        <label key={reason}>
          <input
            type="checkbox"
            checked={reasons.includes(reason)}
            onChange={({ target }) =>
              onChange(
                FEEDBACK_REASONS.filter((each) =>
                  each === reason ? target.checked : reasons.includes(each),
                ),
              )
            }
          />
          {texts[reason]}
        </label>
      ))}
    </fieldset>
  );
}
