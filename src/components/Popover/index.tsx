import { useLocation } from '@docusaurus/router';
import clsx from 'clsx';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import styles from './styles.module.css';

export interface PopoverProps {
  /** What the button shows. */
  readonly trigger: ReactNode;
  /** Name of the button, where its content is no text. */
  readonly label: string;
  readonly className?: string | undefined;
  /** Instead of the look of a toolbar button. */
  readonly buttonClassName?: string | undefined;
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
  buttonClassName = styles.button,
  panelClassName,
  role,
  children,
}: PopoverProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const rootRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  useCloseOutside(rootRef, isOpen, setIsOpen);
  useCloseOnEscape(buttonRef, isOpen, setIsOpen);
  useCloseOnNavigation(rootRef, buttonRef, setIsOpen);

  return (
    <div ref={rootRef} className={clsx(styles.root, className)}>
      <button
        ref={buttonRef}
        type="button"
        className={buttonClassName}
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

/**
 * Closes on Escape wherever the focus is: Safari gives a clicked button none,
 * and a click on text takes it away. Nothing around the popover hears of it.
 */
function useCloseOnEscape(
  buttonRef: React.RefObject<HTMLElement>,
  isOpen: boolean,
  setIsOpen: (isOpen: boolean) => void,
): void {
  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    function handleKeyDown(event: KeyboardEvent): void {
      if (event.key === 'Escape') {
        event.stopPropagation();
        setIsOpen(false);
        buttonRef.current?.focus();
      }
    }
    document.addEventListener('keydown', handleKeyDown, { capture: true });
    return () =>
      document.removeEventListener('keydown', handleKeyDown, { capture: true });
  }, [buttonRef, isOpen, setIsOpen]);
}

/** Closes when a link inside was followed, even to the page that is open. */
function useCloseOnNavigation(
  rootRef: React.RefObject<HTMLElement>,
  buttonRef: React.RefObject<HTMLElement>,
  setIsOpen: (isOpen: boolean) => void,
): void {
  const location = useLocation();
  useEffect(() => {
    if (rootRef.current?.contains(document.activeElement)) {
      buttonRef.current?.focus();
    }
    setIsOpen(false);
  }, [location, rootRef, buttonRef, setIsOpen]);
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
