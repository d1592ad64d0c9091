import { readBuildId } from '@site/plugins/service-worker/readHtml';
import { getPageBuild } from './pageBuild';

const HTML = `<link rel="preload" as="font" href="/assets/fonts/inter.3100e775.woff2">
<link rel=stylesheet href=/assets/css/styles.6b6d1752.css />
<script src=/assets/js/runtime~main.dce6531c.js defer></script>
<script src=/assets/js/main.2aaa1725.js defer></script>`;

describe('getPageBuild', () => {
  it('is what the build says of the same page, whatever was loaded since', () => {
    document.head.innerHTML = HTML;
    const build = readBuildId(HTML);
    const chunk = document.createElement('script');
    chunk.src = '/assets/js/settings.01234567.js';
    document.head.append(chunk);
    expect(build).toBe('6b6d1752-dce6531c-2aaa1725');
    expect(getPageBuild()).toBe(build);
  });
});
