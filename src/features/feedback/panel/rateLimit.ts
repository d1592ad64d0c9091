/** More than a person has to say: submissions in a minute. */
const MOST_SUBMISSIONS = 8;
const PERIOD_MS = 60_000;

/** Allows so many calls in any minute. */
export function createRateLimit(
  most: number = MOST_SUBMISSIONS,
  periodMs: number = PERIOD_MS,
): (nowMs: number) => boolean {
  let times: number[] = [];
  return (nowMs) => {
    times = times.filter((time) => nowMs - time < periodMs);
    if (times.length >= most) {
      return false;
    }
    times.push(nowMs);
    return true;
  };
}
