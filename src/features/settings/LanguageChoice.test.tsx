import { screen, within } from '@testing-library/react';
import { renderInSite } from '@site/tests/setup/renderInSite';
import LanguageChoice from './LanguageChoice';

describe('LanguageChoice', () => {
  it('leads from a Chinese page to the same page in each language', () => {
    renderInSite(<LanguageChoice />, {
      path: '/zh/x/introduction/?a=1#b',
      language: 'zh',
    });
    const languages = screen.getByRole('list', { name: 'Language' });
    expect(
      within(languages)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toStrictEqual(['/x/introduction/?a=1#b', '/zh/x/introduction/?a=1#b']);
  });
});
