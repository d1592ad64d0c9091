/** What the thin page of an API page is made of. */
export interface ThinPage {
  /** `ApiPage` or `ApiIndex`: the component that renders the data. */
  readonly component: 'ApiPage' | 'ApiIndex';
  readonly title: string;
  readonly description: string;
  /** `/api/data-grid/data-grid/`: below the path of the docs. */
  readonly slug: string;
  readonly packageName: string | undefined;
  /** Name of the data file beside the page. */
  readonly dataFile: string;
}

const FEATURE = '@site/src/features/api-page';

const TOC_FUNCTIONS = {
  ApiPage: 'createApiToc',
  ApiIndex: 'createApiIndexToc',
} as const;

/**
 * The MDX of an API page: front matter and one element. Its slug is explicit,
 * since Docusaurus takes a file that is named like its folder for the folder's
 * own page; nobody edits it, so it has no edit link.
 */
export function renderPage(page: ThinPage): string {
  const { component, title, description, slug, packageName, dataFile } = page;
  const createToc = TOC_FUNCTIONS[component];
  return `---
title: ${JSON.stringify(title)}
description: ${JSON.stringify(description)}
slug: ${slug}
hide_table_of_contents: false
custom_edit_url: null
${packageName === undefined ? '' : `packageName: ${JSON.stringify(packageName)}\n`}---

import { ${component}, ${createToc} } from '${FEATURE}';
import data from './${dataFile}';

export const toc = ${createToc}(data);

<${component} data={data} />
`;
}
