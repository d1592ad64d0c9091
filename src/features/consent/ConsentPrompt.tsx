import { useEffect, useState, type ReactNode } from 'react';
import { OnRequest, whenIdle } from '../lazy';
import { getServiceOptions, hasAnalytics } from '../site-options';
import { useConsent } from './useConsent';

const loadDialog = () => import('./ConsentDialog');

/**
 * Asks readers who have not chosen, once the page is there. Should the question
 * not load, nothing is sent, so there is nothing to tell.
 */
export default function ConsentPrompt(): ReactNode {
  const consent = useConsent();
  const [isIdle, setIsIdle] = useState(false);
  const isWanted =
    isIdle && consent === 'undecided' && hasAnalytics(getServiceOptions());

  useEffect(() => whenIdle(() => setIsIdle(true)), []);

  return isWanted ? <OnRequest load={loadDialog} props={{}} isQuiet /> : null;
}
