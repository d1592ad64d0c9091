/** Demos in {light, dark} × {ltr, rtl}: part 1 of 4. What they are tested for is in support/demoContract.ts. */
import {
  describeDemos,
  listDemoFiles,
  listDemoPages,
} from './support/demoContract';
import { KNOWN_VIOLATIONS } from './support/knownViolations';
import { readDemoPaths } from './support/site';

describeDemos(0, 4);

describe('the demos', () => {
  it('are on the pages beside their files, and those pages are all that have any', () => {
    const pages = listDemoPages();
    console.log(
      `${pages.flatMap(listDemoFiles).length} demos on ${pages.length} pages`,
    );
    expect(pages.length).toBeGreaterThan(0);
    expect(readDemoPaths('en').sort()).toEqual(pages);
  });

  it('have exceptions only on pages that exist, so that each is tested', () => {
    const pages = listDemoPages();
    expect(
      KNOWN_VIOLATIONS.filter(({ seenOn }) => !pages.includes(seenOn)),
    ).toEqual([]);
  });
});
