import Translate from '@docusaurus/Translate';
import { forwardRef } from 'react';
import styles from './styles.module.css';

/** The way into the editor, and out of it: seen when the code has the pointer or the focus. */
const EditHint = forwardRef<HTMLButtonElement, { readonly onEdit: () => void }>(
  function EditHint({ onEdit }, ref) {
    return (
      <button
        ref={ref}
        type="button"
        // Code runs to the right on every page: this is over its empty end.
        dir="ltr"
        className={styles.editHint}
        onClick={onEdit}
      >
        <Translate id="demo.edit.hint">Press Enter to edit</Translate>
      </button>
    );
  },
);

export default EditHint;
