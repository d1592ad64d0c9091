import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite, type SitePlace } from '@site/tests/setup/renderInSite';
import LanguageMenu from './LanguageMenu';

async function openMenu(place: SitePlace): Promise<void> {
  renderInSite(<LanguageMenu />, place);
  await userEvent.click(screen.getByRole('button', { name: 'Language' }));
}

describe('LanguageMenu', () => {
  it.each<[SitePlace, string, string]>([
    [
      { path: '/x/react-charts/bars/?a=1#b' },
      '/x/react-charts/bars/?a=1#b',
      '/zh/x/react-charts/bars/?a=1#b',
    ],
    [
      { path: '/zh/x/react-charts/bars/?a=1#b', language: 'zh' },
      '/x/react-charts/bars/?a=1#b',
      '/zh/x/react-charts/bars/?a=1#b',
    ],
    [{ path: '/zh/', language: 'zh' }, '/', '/zh/'],
  ])('stays on the page from %j', async (place, english, chinese) => {
    await openMenu(place);
    expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute(
      'href',
      english,
    );
    expect(screen.getByRole('link', { name: '简体中文' })).toHaveAttribute(
      'href',
      chinese,
    );
  });

  it('names each language in itself, and marks that of the page', async () => {
    await openMenu({ path: '/zh/x/introduction/', language: 'zh' });
    const chinese = screen.getByRole('link', { current: true });
    expect(chinese).toHaveTextContent('简体中文');
    expect(chinese).toHaveAttribute('lang', 'zh-CN');
    expect(chinese).toHaveAttribute('hreflang', 'zh-CN');
  });

  it('opens the page anew, since each language is a site of its own', async () => {
    await openMenu({ path: '/x/introduction/' });
    const link = screen.getByRole('link', { name: '简体中文' });
    expect(link).toHaveAttribute('data-test-link-type', 'regular');
    expect(link).toHaveAttribute('target', '_self');
  });
});
