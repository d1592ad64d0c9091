import type { ReactNode } from 'react';
import { API_VIEWS } from './logic';

/**
 * Runs while the browser parses the static HTML, before the section is painted,
 * so that a remembered view moves nothing. All sections have the same text.
 */
const SCRIPT = `(function(s,v){try{v=localStorage.getItem(s.dataset.viewKey)}catch(e){}if(/^(${API_VIEWS.join('|')})$/.test(v))s.dataset.view=v})(document.currentScript.parentNode)`;

/** First child of an element with `data-view` and `data-view-key`: gives it the view that the reader chose. */
export default function ViewScript(): ReactNode {
  return <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}
