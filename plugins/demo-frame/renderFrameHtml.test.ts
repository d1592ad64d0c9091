import policy from '../../server/framePolicy.json';
import { formatPolicy, renderFrameHtml } from './renderFrameHtml';

describe('renderFrameHtml', () => {
  it('has the policy before anything that it is about', () => {
    const html = renderFrameHtml(policy, '../assets/demo-frame/frame.1.js');
    expect(html.indexOf('Content-Security-Policy')).toBeGreaterThan(0);
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(
      html.indexOf('<script'),
    );
    expect(html).toContain(
      '<script defer src="../assets/demo-frame/frame.1.js"></script>',
    );
  });
});

describe('formatPolicy', () => {
  it('is the text of a header', () => {
    expect(
      formatPolicy({
        'default-src': ["'none'"],
        'script-src': ["'self'", 'blob:'],
      }),
    ).toBe("default-src 'none'; script-src 'self' blob:");
  });

  it('lets edited code reach no network and evaluate no text', () => {
    const text = formatPolicy(policy.directives);
    expect(text).toContain("default-src 'none'");
    expect(text).not.toMatch(/connect-src|unsafe-eval|frame-src|https?:|\*/);
  });
});
