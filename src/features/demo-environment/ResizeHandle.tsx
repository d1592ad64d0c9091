import { translate } from '@docusaurus/Translate';
import {
  useRef,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import {
  formatEnvironment,
  omitField,
  parseEnvironment,
  SMALLEST_WIDTH,
} from './environment';
import { dragWidth, stepWidth, type ResizeBox } from './resize';
import { useAvailableWidth } from './useAvailableWidth';
import styles from './styles.lazy.module.css';

export interface ResizeHandleProps {
  /** The environment with the width, as in the address. */
  readonly text: string;
  /** While it moves. */
  readonly onMove: (text: string) => void;
  /** When it rests. */
  readonly onRest: (text: string) => void;
}

/** Stands at the end of a demo's box: drag it, or focus it and press arrow keys. */
export default function ResizeHandle({
  text,
  onMove,
  onRest,
}: ResizeHandleProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const drag = useRef<{ readonly startX: number; readonly box: ResizeBox }>();
  const hasMoved = useRef(false);
  const available = useAvailableWidth(ref);
  const environment = parseEnvironment(text);
  const { width } = environment;
  const current = width ?? available;

  function getBox(element: Element): ResizeBox {
    const { direction } = getComputedStyle(element);
    return {
      width: current,
      available,
      direction: direction === 'rtl' ? 'rtl' : 'ltr',
    };
  }

  function handlePointerDown(event: PointerEvent<HTMLDivElement>): void {
    const element = event.currentTarget;
    element.setPointerCapture(event.pointerId);
    drag.current = { startX: event.clientX, box: getBox(element) };
  }

  function move(next: number | undefined): void {
    hasMoved.current = true;
    const others = omitField(environment, 'width');
    onMove(
      formatEnvironment(
        next === undefined ? others : { ...others, width: next },
      ),
    );
  }

  // The address changes once, not with every pixel or repetition of a held key.
  function rest(): void {
    drag.current = undefined;
    if (hasMoved.current) {
      hasMoved.current = false;
      onRest(text);
    }
  }

  function handlePointerMove({ clientX }: PointerEvent): void {
    if (drag.current) {
      const { startX, box } = drag.current;
      move(dragWidth(box, clientX - startX));
    }
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const next = stepWidth(getBox(event.currentTarget), event.key);
    if (next) {
      event.preventDefault();
      move(next.width);
    }
  }

  return (
    <div
      ref={ref}
      role="slider"
      tabIndex={0}
      aria-label={translate({
        id: 'demo.environment.handle',
        message: 'Width of the demo',
      })}
      aria-valuemin={SMALLEST_WIDTH}
      aria-valuemax={Math.max(SMALLEST_WIDTH, available, current)}
      aria-valuenow={current}
      aria-valuetext={`${current} px`}
      className={styles.handle}
      style={{ '--width': width && `${width}px` } as CSSProperties} // Custom properties are not in React's type.
      onPointerDown={handlePointerDown}
      onPointerMove={handlePointerMove}
      onPointerUp={rest}
      onPointerCancel={rest}
      onKeyDown={handleKeyDown}
      onKeyUp={rest}
      onBlur={rest}
    />
  );
}
