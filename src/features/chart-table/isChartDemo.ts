/** Whether a demo has charts, by the packages that it imports. */
export function isChartDemo(packages: readonly string[]): boolean {
  return packages.some((name) => name.startsWith('@mui/x-charts'));
}
