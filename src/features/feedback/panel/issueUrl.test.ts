import { toFeedbackIssueUrl } from './issueUrl';

const PAGE = { title: 'Sorting & more', version: '7.17.0' };

describe('toFeedbackIssueUrl', () => {
  it('encodes what was typed, so that it reads the same in the issue', () => {
    const url = new URL(
      toFeedbackIssueUrl('https://forge.example/library', {
        page: PAGE,
        pageUrl: 'https://docs.example/x/react-data-grid/sorting/',
        section: { id: 'api', title: 'API #1' },
        rating: 0,
        comment: ' <script>alert("1")</script> & 100 % #wrong\n好 ',
      }),
    );
    expect(url.origin + url.pathname).toBe(
      'https://forge.example/library/issues/new',
    );
    expect(url.hash).toBe('');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      template: '6.docs-feedback.yml',
      title: '[docs] Sorting & more',
      'page-url': 'https://docs.example/x/react-data-grid/sorting/#api',
      body: `Page: https://docs.example/x/react-data-grid/sorting/#api
Version: 7.17.0
Section: API #1
Helpful: no

<script>alert("1")</script> & 100 % #wrong
好`,
    });
  });

  it('cuts a comment that no address carries', () => {
    const url = toFeedbackIssueUrl('https://forge.example/library', {
      page: PAGE,
      pageUrl: 'https://docs.example/x/',
      section: null,
      rating: null,
      comment: 'x'.repeat(100_000),
    });
    expect(url.length).toBeLessThan(2000);
  });
});
