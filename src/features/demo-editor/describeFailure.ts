import { translate } from '@docusaurus/Translate';
import type { Failure } from '../demo-frame';

function suggest(nearest: string | undefined): string {
  return nearest
    ? ` ${translate(
        { id: 'demoEditor.problem.nearest', message: 'Did you mean {name}?' },
        { name: nearest },
      )}`
    : '';
}

/** Why code did not run, in the language of the page. What the code throws stays as it is. */
export function describeFailure(failure: Failure): string {
  switch (failure.type) {
    case 'unknown-import': {
      const { specifier, nearest } = failure;
      const text = translate(
        {
          id: 'demoEditor.problem.unknownImport',
          message:
            'There is no module {specifier} here. Demos may import React, Material UI and its icons, all packages of MUI X, Emotion, clsx, the date libraries, and the files beside them.',
        },
        { specifier },
      );
      return text + suggest(nearest);
    }
    case 'unknown-export': {
      const { specifier, name, nearest } = failure;
      const text = translate(
        {
          id: 'demoEditor.problem.unknownExport',
          message: '{specifier} exports nothing with the name {name}.',
        },
        { specifier, name },
      );
      return text + suggest(nearest);
    }
    case 'no-component':
      return translate({
        id: 'demoEditor.problem.noComponent',
        message: 'There is nothing to show: export a component as default.',
      });
    case 'not-loaded':
      return translate({
        id: 'demoEditor.problem.notLoaded',
        message:
          'Something that the code needs could not be loaded. Check your connection, then change the code or reload the preview.',
      });
    case 'thrown':
      return failure.message;
  }
}
