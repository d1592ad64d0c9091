import { readBuildId, readHtmlFiles } from './readHtml';

const HTML = `<link rel=stylesheet href=/assets/css/styles.6b6d1752.css />
<link rel="preload" as="font" href="/assets/fonts/inter.3100e775.woff2">
<link rel=apple-touch-icon href=/img/app/apple-touch-icon.png>
<script src=/assets/js/runtime~main.dce6531c.js defer></script>
<script src=/assets/js/main.2aaa1725.js defer></script>
<img src=/img/mark.svg alt=""><a href=/x/introduction/>Start</a>
<img src="https://example.com/a.png">`;

describe('readHtmlFiles', () => {
  it('finds the files of the site, with quotes and without; no pages, no other hosts', () => {
    expect(readHtmlFiles(HTML)).toEqual([
      '/assets/css/styles.6b6d1752.css',
      '/assets/fonts/inter.3100e775.woff2',
      '/assets/js/runtime~main.dce6531c.js',
      '/assets/js/main.2aaa1725.js',
      '/img/mark.svg',
    ]);
  });
});

describe('readBuildId', () => {
  it('is made of the hashes of styles and scripts', () => {
    expect(readBuildId(HTML)).toBe('6b6d1752-dce6531c-2aaa1725');
  });

  it('stops the build when builds could not be told apart', () => {
    expect(() => readBuildId('<script src=/main.js></script>')).toThrow(
      '[service-worker] The page loads no script with a hash in its name: builds could not be told apart.',
    );
  });
});
