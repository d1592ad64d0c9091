import { translate } from '@docusaurus/Translate';
import SegmentedControl from '@site/src/components/SegmentedControl';
import type { ReactNode } from 'react';
import { useThemeState } from '../theme';
import type { DemoEnvironment } from './environment';
import { getDirectionName, getModeName } from './labels';

export interface ChoiceProps {
  readonly environment: DemoEnvironment;
  readonly onChange: (fields: DemoEnvironment) => void;
}

/** Direction of a demo; the page's until it is chosen. */
export function DirectionChoice({
  environment,
  onChange,
}: ChoiceProps): ReactNode {
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

/** Mode of a demo; the page's until it is chosen. */
export function ModeChoice({ environment, onChange }: ChoiceProps): ReactNode {
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

/** Density of a demo; the page's until it is chosen. */
export function DensityChoice({
  environment,
  onChange,
}: ChoiceProps): ReactNode {
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
