// Change: adds the canonical address, the real translations and the product.
import DocItemMetadata from '@theme-original/DocItem/Metadata';
import { PageAlternates } from '@site/src/features/page';
import type { ReactNode } from 'react';

export default function DocItemMetadataWrapper(): ReactNode {
  return (
    <>
      <DocItemMetadata />
      <PageAlternates />
    </>
  );
}
