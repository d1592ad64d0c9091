import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  TreeItem2LabelInput,
  type TreeItem2LabelInputProps,
} from '@mui/x-tree-view/TreeItem2LabelInput';

/** What is wrong with a name, or an empty string. */
export function findProblem(name: string): string {
  if (name === '') {
    return 'Enter a name.';
  }
  return /^[A-Z0-9-]+$/.test(name) ? '' : 'Use A–Z, 0–9 and hyphens only.';
}

/** The library's text field with a message below it. */
export const CheckedInput = React.forwardRef(function CheckedInput(
  props: TreeItem2LabelInputProps,
  ref: React.Ref<HTMLInputElement>,
) {
  const problemId = React.useId();
  const problem = findProblem(props.value ?? '');

  return (
    <Box sx={{ width: '100%' }}>
      <TreeItem2LabelInput
        {...props}
        ref={ref}
        aria-invalid={problem !== ''}
        aria-describedby={problemId}
      />
      <Typography id={problemId} role="alert" variant="caption">
        {problem}
      </Typography>
    </Box>
  );
});
