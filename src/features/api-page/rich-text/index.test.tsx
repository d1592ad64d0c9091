import { screen } from '@testing-library/react';
import { renderInSite } from '@site/tests/setup/renderInSite';
import RichText from '.';

describe('RichText', () => {
  it.each([
    ['Plain <b>', '<p>Plain &lt;b&gt;</p>'],
    [[{ p: ['If ', { code: 'true' }] }], '<p>If <code>true</code></p>'],
    [[{ p: [{ strong: ['now'] }] }], '<p><strong>now</strong></p>'],
    [[{ ul: [['a'], ['b']] }], '<ul><li>a</li><li>b</li></ul>'],
    [[{ ol: [['a']] }], '<ol><li>a</li></ol>'],
    [[{ pre: '<A />' }], '<pre class="code" dir="ltr">&lt;A /&gt;</pre>'],
  ])('renders %j', (text, html) => {
    const { container } = renderInSite(<RichText text={text} />);
    expect(container.querySelector('.root')?.innerHTML).toBe(html);
  });

  it('renders links through the router', () => {
    renderInSite(
      <RichText
        text={[{ p: [{ href: '/x/introduction/', text: ['here'] }] }]}
      />,
    );
    expect(screen.getByRole('link', { name: 'here' })).toHaveAttribute(
      'href',
      '/x/introduction/',
    );
  });

  it('renders nothing without a text', () => {
    const { container } = renderInSite(<RichText text="" isEnglish />);
    expect(container).toBeEmptyDOMElement();
  });

  it('tells a reader of another language that it is English', () => {
    const { container } = renderInSite(<RichText text="Text" isEnglish />);
    expect(container.firstChild).toHaveAttribute('lang', 'en');
    expect(container.firstChild).toHaveAttribute('dir', 'ltr');
  });
});
