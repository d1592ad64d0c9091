import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite } from '@site/tests/setup/renderInSite';
import StaticCode from '.';
import { toCopyText } from './toCopyText';

describe('toCopyText', () => {
  it.each([
    ['bash', '$ npm ci', 'npm ci'],
    ['bash', '$ npm ci\n$ npm start', 'npm ci\nnpm start'],
    ['bash', 'npm ci', 'npm ci'],
    ['bash', 'echo $ HOME', 'echo $ HOME'],
    ['bash', 'echo "$HOME"', 'echo "$HOME"'],
    ['tsx', '$ is a name', '$ is a name'],
  ])('of %s: %j → %j', (language, code, text) => {
    expect(toCopyText(code, language)).toBe(text);
  });
});

describe('StaticCode', () => {
  it('copies what is read, without colours and prompt', async () => {
    const user = userEvent.setup();
    renderInSite(
      <StaticCode
        html={'<span class="k">$ npm</span> <b>install</b> a &amp;&amp; b'}
        language="bash"
        title="Terminal"
      />,
    );
    expect(screen.getByText('Terminal')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy the code' }));
    expect(await navigator.clipboard.readText()).toBe('npm install a && b');
  });
});
