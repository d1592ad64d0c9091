/** What counts a click on an ad; nothing is sent from here. The innermost label wins. */
export function toTrackingProps(label: string) {
  return {
    'data-ga-event-category': 'ad',
    'data-ga-event-action': 'click',
    'data-ga-event-label': label,
  } as const;
}
