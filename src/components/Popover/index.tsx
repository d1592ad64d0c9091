import clsx from 'clsx';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import styles from './styles.module.css';

export interface PopoverProps {
  /** What the button shows. */
  readonly trigger: ReactNode;
  /** Name of the button, where its content is no text. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly panelClassName?: string | undefined;
  /** Role of the panel: a `dialog` with controls, or nothing for a list of links. */
  readonly role?: 'dialog';
  readonly children: ReactNode;
}

/** A button that discloses a panel under it. Escape closes it and gives the focus back. */
export default function Popover({
  trigger,
  label,
  className,
  panelClassName,
  role,
  children,
}: PopoverProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const rootRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  useCloseOutside(rootRef, isOpen, setIsOpen);

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      setIsOpen(false);
      buttonRef.current?.focus();
    }
  }

  return (
    // Only listens for Escape from the controls inside; it is no control itself.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={rootRef}
      className={clsx(styles.root, className)}
      onKeyDown={handleKeyDown}
    >
      <button
        ref={buttonRef}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        aria-haspopup={role}
        aria-label={label}
        title={label}
        onClick={() => setIsOpen(!isOpen)}
      >
        {trigger}
      </button>
      {isOpen && (
        <div
          id={panelId}
          role={role}
          aria-label={role && label}
          className={clsx(styles.panel, panelClassName)}
        >
          {children}
        </div>
      )}
    </div>
  );
}

/** Closes when the pointer or the focus goes elsewhere. */
function useCloseOutside(
  rootRef: React.RefObject<HTMLElement>,
  isOpen: boolean,
  setIsOpen: (isOpen: boolean) => void,
): void {
  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    function handleOutside(event: Event): void {
      if (
        event.target instanceof Node &&
        !rootRef.current?.contains(event.target)
      ) {
        setIsOpen(false);
      }
    }
    document.addEventListener('pointerdown', handleOutside);
    document.addEventListener('focusin', handleOutside);
    return () => {
      document.removeEventListener('pointerdown', handleOutside);
      document.removeEventListener('focusin', handleOutside);
    };
  }, [isOpen, rootRef, setIsOpen]);
}
