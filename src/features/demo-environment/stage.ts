import type { DateLibrary } from '@site/plugins/demos/types';
import type { ThemeOverrides } from '../component-theme';

/** What the place of a demo has to be like. An empty one is as the page. */
export interface StageSettings {
  /** Undefined when the theme is the page's. */
  readonly overrides?: ThemeOverrides | undefined;
  readonly direction?: 'ltr' | 'rtl' | undefined;
  readonly mode?: 'light' | 'dark' | undefined;
  /** In pixels; all there is without it. */
  readonly width?: number | undefined;
  readonly isCompared?: boolean | undefined;
}

/** Things that a stage depends on and that are in no address. */
export interface StageFacts {
  readonly systemMode: 'light' | 'dark';
  /** What writes the demo's dates, if it has any. */
  readonly dateLibrary: DateLibrary | undefined;
}
