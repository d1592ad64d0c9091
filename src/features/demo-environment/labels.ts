import { translate } from '@docusaurus/Translate';

/** What the directions and modes are called, in the bar and above compared demos. */
export function getDirectionName(direction: 'ltr' | 'rtl'): string {
  return direction === 'ltr'
    ? translate({ id: 'demo.environment.ltr', message: 'Left to right' })
    : translate({ id: 'demo.environment.rtl', message: 'Right to left' });
}

export function getModeName(mode: 'light' | 'dark' | 'system'): string {
  switch (mode) {
    case 'light':
      return translate({ id: 'demo.environment.light', message: 'Light' });
    case 'dark':
      return translate({ id: 'demo.environment.dark', message: 'Dark' });
    case 'system':
      return translate({ id: 'demo.environment.system', message: 'System' });
  }
}
