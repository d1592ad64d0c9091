import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { PageDemo } from '@site/plugins/demos/types';
import {
  useCallback,
  useEffect,
  useMemo,
  useState,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { useCodeVariant } from '../code-variant';
import { findDateLibrary } from '../component-locales';
import type { StageSettings } from '../demo-environment';
import type { FrameSettings } from '../demo-frame';
import { useThemeState } from '../theme';
import { getEdit } from './edits';
import LiveFrame from './LiveFrame';
import { useSession } from './useSession';
import styles from './live.lazy.module.css';

export interface LiveStageProps {
  /** Of the edit. */
  readonly editKey: string;
  readonly demo: PageDemo;
  readonly settings: StageSettings;
  /** The demo as it is without the edit: it stays until the edited code has run. */
  readonly original: ReactNode;
}

/** Used until the page's own was measured. */
const PADDING = 24;

function useFrameSettings(
  demo: PageDemo,
  { overrides }: StageSettings,
  padding: number,
): FrameSettings {
  const { dense, direction, paletteColors, spacing, paletteMode } =
    useThemeState();
  const {
    i18n: { currentLocale: language },
  } = useDocusaurusContext();
  const dateLibrary = findDateLibrary(demo.packages);
  return useMemo(
    () => ({
      dense,
      direction,
      paletteColors,
      spacing,
      paletteMode,
      ...overrides,
      language,
      dateLibrary,
      padding,
    }),
    [
      dense,
      direction,
      paletteColors,
      spacing,
      paletteMode,
      overrides,
      language,
      dateLibrary,
      padding,
    ],
  );
}

/** Edited code at work, in the place of its demo. */
export default function LiveStage({
  editKey,
  demo,
  settings,
  original,
}: LiveStageProps): ReactNode {
  const [padding, setPadding] = useState(PADDING);
  const [isShown, setIsShown] = useState(false);
  const { codeVariant } = useCodeVariant();
  const { session, state } = useSession(editKey, demo, codeVariant);
  const frameSettings = useFrameSettings(demo, settings, padding);
  const handleShow = useCallback(() => setIsShown(true), []);

  useEffect(() => {
    const edit = getEdit(editKey);
    if (edit && !edit.isForeign) {
      session.open(edit.code);
    }
  }, [session, editKey]);

  const measure = useCallback((element: HTMLElement | null) => {
    if (element?.parentElement) {
      const { paddingInlineStart } = getComputedStyle(element.parentElement);
      setPadding(parseFloat(paddingInlineStart) || 0);
    }
  }, []);

  return (
    <div
      ref={measure}
      className={styles.stage}
      style={{ '--live-padding': `${padding}px` } as CSSProperties} // Custom properties are not in React's type.
    >
      {!isShown && <div className={styles.original}>{original}</div>}
      <LiveFrame
        key={state.frameKey}
        session={session}
        program={state.program}
        settings={frameSettings}
        title={demo.title}
        width={settings.width}
        isHidden={!isShown}
        onShow={handleShow}
      />
    </div>
  );
}
