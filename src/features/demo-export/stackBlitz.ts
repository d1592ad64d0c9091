import type { Project } from './createProject';
import { submitForm } from './submitForm';

/** Opens a project at StackBlitz, where it runs in the reader's own browser. */
export function openStackBlitz({
  title,
  description,
  demoFile,
  files,
}: Project): void {
  submitForm(
    `https://stackblitz.com/run?file=${encodeURIComponent(demoFile)}`,
    {
      'project[template]': 'node',
      'project[title]': title,
      'project[description]': description,
      ...Object.fromEntries(
        Object.entries(files).map(([file, text]) => [
          `project[files][${file}]`,
          text,
        ]),
      ),
    },
  );
}
