import Translate, { translate } from '@docusaurus/Translate';
import SegmentedControl from '@site/src/components/SegmentedControl';
import type { ReactNode } from 'react';
import { useThemeState } from '../theme';
import type { DemoEnvironment } from './environment';
import { getDirectionName, getModeName } from './labels';
import LocaleChoice from './LocaleChoice';
import WidthChoice from './WidthChoice';
import styles from './styles.module.css';

export interface EnvironmentBarProps {
  readonly id: string;
  /** Of the demo. */
  readonly title: string;
  readonly environment: DemoEnvironment;
  readonly onChange: (next: DemoEnvironment) => void;
}

interface ChoiceProps {
  readonly environment: DemoEnvironment;
  readonly onChange: (fields: DemoEnvironment) => void;
}

function DirectionChoice({ environment, onChange }: ChoiceProps): ReactNode {
  const page = useThemeState();
  return (
    <SegmentedControl
      label={translate({
        id: 'demo.environment.direction',
        message: 'Direction',
      })}
      segments={(['ltr', 'rtl'] as const).map((value) => ({
        value,
        label: getDirectionName(value),
      }))}
      value={environment.direction ?? page.direction}
      onChange={(direction) => onChange({ direction })}
    />
  );
}

function ModeChoice({ environment, onChange }: ChoiceProps): ReactNode {
  const page = useThemeState();
  return (
    <SegmentedControl
      label={translate({ id: 'demo.environment.mode', message: 'Mode' })}
      segments={(['light', 'system', 'dark'] as const).map((value) => ({
        value,
        label: getModeName(value),
      }))}
      value={environment.mode ?? page.paletteMode}
      onChange={(mode) => onChange({ mode })}
    />
  );
}

function DensityChoice({ environment, onChange }: ChoiceProps): ReactNode {
  const { dense } = useThemeState();
  return (
    <SegmentedControl
      label={translate({ id: 'demo.environment.density', message: 'Density' })}
      segments={[
        {
          value: 'standard',
          label: translate({
            id: 'demo.environment.standard',
            message: 'Standard',
          }),
        },
        {
          value: 'dense',
          label: translate({ id: 'demo.environment.dense', message: 'Dense' }),
        },
      ]}
      value={environment.density ?? (dense ? 'dense' : 'standard')}
      onChange={(density) => onChange({ density })}
    />
  );
}

/** An environment without one of its fields. */
function omit(
  environment: DemoEnvironment,
  field: keyof DemoEnvironment,
): DemoEnvironment {
  const { [field]: _removed, ...rest } = environment;
  return rest;
}

/** Changes what one demo runs in; the page's own settings stay as they are. */
export default function EnvironmentBar({
  id,
  title,
  environment,
  onChange,
}: EnvironmentBarProps): ReactNode {
  const { isCompared = false } = environment;
  const change = (fields: DemoEnvironment): void =>
    onChange({ ...environment, ...fields });
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
              ? onChange(omit(environment, 'width'))
              : change({ width })
          }
        />
      )}
      <LocaleChoice
        locale={environment.locale}
        onChange={(locale) =>
          locale ? change({ locale }) : onChange(omit(environment, 'locale'))
        }
      />
      <div className={styles.actions}>
        <button
          type="button"
          className={styles.button}
          aria-pressed={isCompared}
          onClick={() =>
            isCompared
              ? onChange(omit(environment, 'isCompared'))
              : change({ isCompared: true })
          }
        >
          <Translate id="demo.environment.compare">Compare</Translate>
        </button>
        <button
          type="button"
          className={styles.button}
          onClick={() => onChange({})}
        >
          <Translate id="demo.environment.reset">Reset environment</Translate>
        </button>
      </div>
    </div>
  );
}
