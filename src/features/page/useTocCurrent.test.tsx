import { render, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { useTocCurrent } from './useTocCurrent';

function Toc() {
  const ref = useRef<HTMLElement>(null);
  useTocCurrent(ref);
  return (
    <nav ref={ref}>
      <a href="#one">One</a>
      <a href="#two">Two</a>
    </nav>
  );
}

describe('useTocCurrent', () => {
  it('announces the entry that the theme marks, and only that one', async () => {
    const { getByText } = render(<Toc />);
    const [one, two] = [getByText('One'), getByText('Two')];
    one.classList.add('table-of-contents__link--active');
    await waitFor(() =>
      expect(one).toHaveAttribute('aria-current', 'location'),
    );
    one.classList.remove('table-of-contents__link--active');
    two.classList.add('table-of-contents__link--active');
    await waitFor(() =>
      expect(two).toHaveAttribute('aria-current', 'location'),
    );
    expect(one).not.toHaveAttribute('aria-current');
  });
});
