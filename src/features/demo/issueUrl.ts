/** What a report about a broken demo says. */
export interface DemoReport {
  readonly repositoryUrl: string;
  readonly demoFile: string;
  readonly pageUrl: string;
  readonly error: Error;
}

/** Longest stack that still fits in an address. */
const MAX_STACK_LENGTH = 1500;

/** Address of a new issue with its title and text filled in, encoded. */
export function toIssueUrl({
  repositoryUrl,
  demoFile,
  pageUrl,
  error,
}: DemoReport): string {
  const name = demoFile.split('/').at(-1);
  const body = [
    `Page: ${pageUrl}`,
    `Demo: ${demoFile}`,
    '',
    '```',
    (error.stack ?? error.message).slice(0, MAX_STACK_LENGTH),
    '```',
  ].join('\n');
  const params = new URLSearchParams({
    title: `[docs] ${name} throws: ${error.message}`.slice(0, 200),
    body,
  });
  return `${repositoryUrl}/issues/new?${params.toString()}`;
}
