import Translate, { translate } from '@docusaurus/Translate';
import { useColorMode } from '@docusaurus/theme-common';
import Button from '@site/src/components/Button';
import SegmentedControl from '@site/src/components/SegmentedControl';
import type { ReactNode } from 'react';
import { useCodeVariant } from '../code-variant';
import { OfflineSettings } from '../offline';
import { useChangeTheme, useThemeDispatch, useThemeState } from '../theme';
import { TransparencyPanel } from '../transparency';
import LanguageChoice from './LanguageChoice';
import SpacingStepper from './SpacingStepper';
import styles from './styles.lazy.module.css';

function ColorModeChoice(): ReactNode {
  const { colorModeChoice, setColorMode } = useColorMode();
  return (
    <SegmentedControl
      trackingCategory="settings"
      label={translate({ id: 'settings.mode', message: 'Colour mode' })}
      segments={[
        {
          value: 'light',
          label: translate({ id: 'settings.mode.light', message: 'Light' }),
        },
        {
          value: 'system',
          label: translate({ id: 'settings.mode.system', message: 'System' }),
        },
        {
          value: 'dark',
          label: translate({ id: 'settings.mode.dark', message: 'Dark' }),
        },
      ]}
      value={colorModeChoice ?? 'system'}
      onChange={(mode) => setColorMode(mode === 'system' ? null : mode)}
    />
  );
}

function DirectionChoice(): ReactNode {
  const { direction } = useThemeState();
  const changeTheme = useChangeTheme();
  return (
    <SegmentedControl
      trackingCategory="settings"
      label={translate({ id: 'settings.direction', message: 'Direction' })}
      segments={[
        {
          value: 'ltr',
          label: translate({
            id: 'settings.direction.ltr',
            message: 'Left to right',
          }),
        },
        {
          value: 'rtl',
          label: translate({
            id: 'settings.direction.rtl',
            message: 'Right to left',
          }),
        },
      ]}
      value={direction}
      onChange={(next) => changeTheme({ direction: next })}
    />
  );
}

function DensityChoice(): ReactNode {
  const { dense } = useThemeState();
  const dispatch = useThemeDispatch();
  return (
    <SegmentedControl
      label={translate({
        id: 'settings.density',
        message: 'Density of the demos',
      })}
      segments={[
        {
          value: 'standard',
          label: translate({
            id: 'settings.density.standard',
            message: 'Standard',
          }),
        },
        {
          value: 'dense',
          label: translate({ id: 'settings.density.dense', message: 'Dense' }),
        },
      ]}
      value={dense ? 'dense' : 'standard'}
      onChange={(next) =>
        dispatch({ type: 'SET_DENSE', payload: next === 'dense' })
      }
    />
  );
}

function VariantChoice(): ReactNode {
  const { codeVariant, chooseCodeVariant } = useCodeVariant();
  return (
    <SegmentedControl
      label={translate({ id: 'settings.code', message: 'Code' })}
      segments={[
        { value: 'JS', label: 'JavaScript' },
        { value: 'TS', label: 'TypeScript' },
      ]}
      value={codeVariant}
      onChange={chooseCodeVariant}
    />
  );
}

export default function SettingsPanel(): ReactNode {
  const dispatch = useThemeDispatch();
  const changeTheme = useChangeTheme();
  const { setColorMode } = useColorMode();

  function reset(): void {
    setColorMode(null);
    changeTheme({ direction: 'ltr' });
    dispatch({ type: 'RESET_DENSITY' });
    dispatch({ type: 'RESET_COLORS' });
  }

  return (
    <div className={styles.content}>
      <ColorModeChoice />
      <DirectionChoice />
      <LanguageChoice />
      <VariantChoice />
      <DensityChoice />
      <SpacingStepper />
      <Button size="small" className={styles.reset} onClick={reset}>
        <Translate id="settings.reset">Reset appearance</Translate>
      </Button>
      <OfflineSettings />
      <TransparencyPanel />
    </div>
  );
}
