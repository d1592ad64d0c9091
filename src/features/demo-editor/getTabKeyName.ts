/** The keys that decide what Tab does: on a Mac, Ctrl+M alone is taken. */
export function getTabKeyName(platform: string): string {
  return /^(Mac|iP)/.test(platform) ? 'Ctrl+Shift+M' : 'Ctrl+M';
}
