import type {
  AlternativeId,
  DateLibrary,
  PageDemo,
} from '@site/plugins/demos/types';
import { useEffect, useState } from 'react';
import { useCodeStyling } from '../code-variant';
import { getNotLoadedText } from '../lazy';
import { findForm, toFormDemo } from './activeForm';

export interface ActiveDemoOptions {
  /** Whether its code is needed, in whatever form. */
  readonly isWanted: boolean;
  /** Of the environment; undefined for the demo's own. */
  readonly dateLibrary: DateLibrary | undefined;
  /** Called with what to tell the reader when a form does not load; the demo itself shows then. */
  readonly onError: (message: string) => void;
}

interface LoadedForm {
  readonly of: PageDemo;
  readonly id: AlternativeId;
  readonly demo: PageDemo;
}

async function loadForm(of: PageDemo, id: AlternativeId): Promise<LoadedForm> {
  const form = (await of.loadAlternatives?.())?.[id];
  if (!form) {
    throw new Error(`${of.name} has no form "${id}".`);
  }
  return { of, id, demo: toFormDemo(of, id, form) };
}

/** A demo in the styling and with the date library that the reader chose, where it has them. */
export function useActiveDemo(
  demo: PageDemo,
  { isWanted, dateLibrary, onError }: ActiveDemoOptions,
): {
  readonly demo: PageDemo;
  /** Whether another form is on its way. */
  readonly isPending: boolean;
} {
  const { codeStyling } = useCodeStyling();
  const [loaded, setLoaded] = useState<LoadedForm>();
  const id = findForm(demo, codeStyling, dateLibrary);
  const isLoaded = loaded?.of === demo && loaded.id === id;

  useEffect(() => {
    if (!isWanted || id === undefined || isLoaded) {
      return undefined;
    }
    let isGone = false;
    loadForm(demo, id).then(
      (form) => !isGone && setLoaded(form),
      (reason: unknown) => {
        console.error(reason);
        if (!isGone) {
          setLoaded({ of: demo, id, demo });
          onError(getNotLoadedText());
        }
      },
    );
    return () => {
      isGone = true;
    };
  }, [demo, id, isWanted, isLoaded, onError]);

  const isPending = id !== undefined && !isLoaded;
  // What shows stays until the next form is there.
  const isKept = loaded?.of === demo && (isLoaded || isPending);
  return { demo: isKept ? loaded.demo : demo, isPending };
}
