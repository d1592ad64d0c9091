import filled from 'material-icons/iconfont/material-icons.woff2';
import twoTone from 'material-icons/iconfont/material-icons-two-tone.woff2';

/** Styles of the page that come before the components' own stand before this element. */
const MARKER_ID = 'material-icon-font';
const STYLE_ID = 'material-icon-font-faces';

function renderFace(family: string, href: string): string {
  return `@font-face {
  font-family: '${family}';
  font-style: normal;
  font-display: swap;
  font-weight: 400;
  src: url('${href}') format('woff2');
}
`;
}

/** Makes the two faces of the icon font known to the page, once, whoever asks. They load when an icon is shown. */
export function insertIconFont(): void {
  if (document.getElementById(STYLE_ID)) {
    return;
  }
  const style = document.createElement('style');
  style.id = STYLE_ID;
  style.textContent =
    renderFace('Material Icons', filled) +
    renderFace('Material Icons Two Tone', twoTone);
  document.head.insertBefore(style, document.getElementById(MARKER_ID));
}
