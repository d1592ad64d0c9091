// Change: code with several lines is static before it gets here, so the theme's
// code block, which would come with every page, is left out.
import type { ReactNode } from 'react';
import CodeInline from '@theme/CodeInline';
import type { Props } from '@theme/MDXComponents/Code';

export default function MDXCode(props: Props): ReactNode {
  return <CodeInline {...props} />;
}
