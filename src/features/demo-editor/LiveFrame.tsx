import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import {
  FRAME_PATH,
  type FrameMessage,
  type FrameSettings,
} from '../demo-frame';
import { sendFont } from './sendFont';
import type { Session, SessionState } from './session';
import { tellFrame, watchFrame } from './watchFrame';
import styles from './live.lazy.module.css';

export interface LiveFrameProps {
  readonly session: Session;
  readonly program: SessionState['program'];
  readonly settings: FrameSettings;
  /** Of the demo. */
  readonly title: string;
  /** Of the demo, in pixels; all there is without it. */
  readonly width: number | undefined;
  readonly isHidden: boolean;
  /** Its code is on the screen. The same function at every call. */
  readonly onShow: () => void;
}

/** A document without an origin: what runs in it can read neither the page nor what the site keeps. */
export default function LiveFrame({
  session,
  program,
  settings,
  title,
  width,
  isHidden,
  onShow,
}: LiveFrameProps): ReactNode {
  const ref = useRef<HTMLIFrameElement>(null);
  const address = useBaseUrl(FRAME_PATH);
  const [isReady, setIsReady] = useState(false);
  const [height, setHeight] = useState<number>();

  useEffect(() => {
    const frame = ref.current;
    if (!frame) {
      return undefined;
    }
    function receive(message: FrameMessage): void {
      session.receive(message);
      if (message.kind === 'ready') {
        setIsReady(true);
      } else if (message.kind === 'height') {
        setHeight(message.height);
      } else if (message.kind === 'ran') {
        onShow();
      }
    }
    return watchFrame(frame, {
      onMessage: receive,
      onSilence: session.setStuck,
    });
  }, [session, onShow]);

  useEffect(() => {
    if (isReady && ref.current) {
      void sendFont(ref.current);
    }
  }, [isReady]);

  useEffect(() => {
    if (isReady) {
      tellFrame(ref.current, { kind: 'settings', settings });
    }
  }, [isReady, settings]);

  useEffect(() => {
    if (isReady && program) {
      tellFrame(ref.current, { kind: 'run', program });
    }
  }, [isReady, program]);

  return (
    <iframe
      ref={ref}
      sandbox="allow-scripts"
      src={address}
      className={isHidden ? styles.hiddenFrame : styles.frame}
      style={{
        colorScheme: settings.paletteMode,
        blockSize: height,
        ...(width && { inlineSize: width + 2 * settings.padding }),
      }}
      title={translate(
        { id: 'demoEditor.frame', message: '{title}: edited' },
        { title },
      )}
    />
  );
}
