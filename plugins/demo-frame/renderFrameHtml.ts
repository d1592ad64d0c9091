/** Content security policy of the frame, as data: `server/framePolicy.json`. */
export interface FramePolicy {
  /** Where the frame is served: `/demo-frame/`. */
  readonly path: string;
  /** Where its scripts are: `/assets/demo-frame/`. */
  readonly assets: string;
  /** Directives for a header and for the document itself. */
  readonly directives: Readonly<Record<string, readonly string[]>>;
}

/** `{ 'script-src': ["'self'", 'blob:'] }` → `script-src 'self' blob:` */
export function formatPolicy(directives: FramePolicy['directives']): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** The document that edited code runs in. @param script Address of its script. */
export function renderFrameHtml(policy: FramePolicy, script: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${formatPolicy(policy.directives)}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Edited demo</title>
    <script defer src="${script}"></script>
  </head>
  <body></body>
</html>
`;
}
