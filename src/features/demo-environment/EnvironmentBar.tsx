import Translate, { translate } from '@docusaurus/Translate';
import type { DateLibrary } from '@site/plugins/demos/types';
import type { ReactNode } from 'react';
import DateLibraryChoice from './DateLibraryChoice';
import {
  formatEnvironment,
  omitField,
  parseEnvironment,
  type DemoEnvironment,
} from './environment';
import { DensityChoice, DirectionChoice, ModeChoice } from './PageChoices';
import LocaleChoice from './LocaleChoice';
import WidthChoice from './WidthChoice';
import styles from './styles.lazy.module.css';

export interface EnvironmentBarProps {
  readonly id: string;
  /** Of the demo. */
  readonly title: string;
  /** The environment, as in the address. */
  readonly text: string;
  /** That the demo runs on, its own first; none when it has no dates, or none to choose. */
  readonly dateLibraries: readonly DateLibrary[];
  readonly onChange: (text: string) => void;
}

/** Changes what one demo runs in; the page's own settings stay as they are. */
export default function EnvironmentBar({
  id,
  title,
  text,
  dateLibraries,
  onChange,
}: EnvironmentBarProps): ReactNode {
  const environment = parseEnvironment(text);
  const { isCompared = false } = environment;
  const [ownLibrary, ...otherLibraries] = dateLibraries;
  const replace = (next: DemoEnvironment): void =>
    onChange(formatEnvironment(next));
  const change = (fields: DemoEnvironment): void =>
    replace({ ...environment, ...fields });
  return (
    <div
      id={id}
      role="group"
      aria-label={translate(
        {
          id: 'demo.environment.label',
          message: 'Environment of the demo: {title}',
        },
        { title },
      )}
      className={styles.bar}
    >
      {!isCompared && (
        <>
          <DirectionChoice environment={environment} onChange={change} />
          <ModeChoice environment={environment} onChange={change} />
        </>
      )}
      <DensityChoice environment={environment} onChange={change} />
      {!isCompared && (
        <WidthChoice
          width={environment.width}
          onChange={(width) =>
            width === undefined
              ? replace(omitField(environment, 'width'))
              : change({ width })
          }
        />
      )}
      <LocaleChoice
        locale={environment.locale}
        onChange={(locale) =>
          locale
            ? change({ locale })
            : replace(omitField(environment, 'locale'))
        }
      />
      {ownLibrary && (
        <DateLibraryChoice
          libraries={[ownLibrary, ...otherLibraries]}
          value={environment.dateLibrary}
          onChange={(dateLibrary) =>
            dateLibrary
              ? change({ dateLibrary })
              : replace(omitField(environment, 'dateLibrary'))
          }
        />
      )}
      <div className={styles.actions}>
        <button
          type="button"
          className={styles.button}
          aria-pressed={isCompared}
          onClick={() =>
            isCompared
              ? replace(omitField(environment, 'isCompared'))
              : change({ isCompared: true })
          }
        >
          <Translate id="demo.environment.compare">Compare</Translate>
        </button>
        <button
          type="button"
          className={styles.button}
          onClick={() => replace({})}
        >
          <Translate id="demo.environment.reset">Reset environment</Translate>
        </button>
      </div>
    </div>
  );
}
