import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { FontIcon } from './index';

function getStyles(): Element[] {
  return [...document.head.querySelectorAll('style')].filter((style) =>
    style.textContent?.includes('@font-face'),
  );
}

afterEach(() => {
  document.head.innerHTML = '';
});

describe('FontIcon', () => {
  it('makes the font known once, however many icons come and go', () => {
    const { unmount } = render(
      <>
        <FontIcon name="home" />
        <FontIcon name="menu" variant="two-tone" />
      </>,
    );
    unmount();
    render(<FontIcon name="home" />);
    expect(getStyles()).toHaveLength(1);
    expect(
      getStyles()[0]?.textContent?.match(/font-display: swap/g),
    ).toHaveLength(2);
  });

  it('puts the font before the marker, so that later styles win', () => {
    document.head.innerHTML =
      '<style></style><noscript id="material-icon-font"></noscript><style></style>';
    render(<FontIcon name="home" />);
    expect(getStyles()[0]?.nextElementSibling?.id).toBe('material-icon-font');
  });

  it('asks for nothing in the static page, and is silent for screen readers', () => {
    expect(renderToString(<FontIcon name="home" />)).toContain(
      'aria-hidden="true"',
    );
    expect(getStyles()).toEqual([]);
  });
});
