/** Whether a visit reports its web vitals: one random number from 0 to 1, at most the share. */
export function isSampled(random: number, share: number): boolean {
  return share > 0 && random <= share;
}
