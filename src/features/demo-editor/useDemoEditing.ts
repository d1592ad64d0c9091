import type { PageDemo } from '@site/plugins/demos/types';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { parseDemoHash, useCodeVariant } from '../code-variant';
import { useLoaded } from '../lazy';
import { getEdit, setEdit, subscribeToEdits, toEditKey } from './edits';
import type * as toolsModule from './tools';

/** The code of a demo that a reader may change. */
export interface DemoEditing {
  /** Of the variant that shows. */
  readonly key: string;
  /** Whether it is another than the demo's own: the reader's, or that of a link that nobody ran yet. */
  readonly edited: 'no' | 'own' | 'foreign';
  /** Whether the reader asked for the editor. */
  readonly isEditing: boolean;
  /** Opens the editor and gives it the focus. */
  readonly start: () => void;
  /** How often that was asked for. */
  readonly starts: number;
  /** Whether the editor has to take the focus; true only once for each start. */
  readonly takeFocus: () => boolean;
  /** Gives the demo its own code back. */
  readonly reset: () => void;
  /** Edited code; undefined for the demo's own. */
  readonly getCode: () => string | undefined;
  /** Undefined until there is something to edit and it is loaded. */
  readonly tools: typeof toolsModule | undefined;
}

const loadTools = (): Promise<typeof toolsModule> =>
  import(/* webpackChunkName: "demo-editor" */ './tools');

/**
 * Editor, compiler and frame load when a reader starts to edit, comes back to
 * edited code, or opens a link with some.
 *
 * @param isPending Whether another form of the demo is on its way, so that a link's code has to wait.
 * @param onMessage Called with what to tell the reader; the same function at every call.
 */
export function useDemoEditing(
  demo: PageDemo,
  isPending: boolean,
  onMessage: (message: string) => void,
): DemoEditing {
  const { codeVariant } = useCodeVariant();
  const key = toEditKey(demo, codeVariant);
  const edited = useSyncExternalStore(
    subscribeToEdits,
    () => {
      const edit = getEdit(key);
      return edit ? (edit.isForeign ? 'foreign' : 'own') : 'no';
    },
    () => 'no' as const,
  );
  const [isEditing, setIsEditing] = useState(false);
  const [starts, setStarts] = useState(0);
  const wantsFocus = useRef(false);
  const [shared, setShared] = useState<string>();
  const handleError = useCallback(
    (message: string) => {
      setIsEditing(false);
      setShared(undefined);
      onMessage(message);
    },
    [onMessage],
  );
  const tools = useLoaded(
    loadTools,
    isEditing || edited !== 'no' || shared !== undefined,
    handleError,
  );

  useEffect(() => {
    function handleHash(): void {
      const target = parseDemoHash(window.location.hash);
      if (target?.demoName === demo.name && target.shared !== undefined) {
        setShared(target.shared);
      }
    }
    handleHash();
    window.addEventListener('hashchange', handleHash);
    return () => window.removeEventListener('hashchange', handleHash);
  }, [demo]);

  useEffect(() => {
    if (tools && shared !== undefined && !isPending) {
      setShared(undefined);
      const problem = tools.openSharedCode(demo, window.location.hash);
      if (problem) {
        onMessage(problem);
      }
    }
  }, [tools, shared, demo, isPending, onMessage]);

  return {
    key,
    edited,
    isEditing,
    start() {
      wantsFocus.current = true;
      setIsEditing(true);
      setStarts(starts + 1);
    },
    starts,
    takeFocus() {
      const wants = wantsFocus.current;
      wantsFocus.current = false;
      return wants;
    },
    reset: () => setEdit(key, undefined),
    getCode: () => getEdit(key)?.code,
    tools,
  };
}
