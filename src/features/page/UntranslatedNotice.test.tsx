import { screen } from '@testing-library/react';
import { renderInSite } from '@site/tests/setup/renderInSite';
import UntranslatedNotice from './UntranslatedNotice';

describe('UntranslatedNotice', () => {
  it('leads to the page on the English site', () => {
    renderInSite(<UntranslatedNotice />, {
      path: '/zh/x/introduction/',
      language: 'zh',
    });
    expect(
      screen.getByRole('link', { name: 'Open the English site' }),
    ).toHaveAttribute('href', '/x/introduction/');
  });
});
