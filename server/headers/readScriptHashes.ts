import { createHash } from 'node:crypto';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const HAS_SOURCE = /\ssrc\s*=/i;
const TYPE = /\stype\s*=\s*["']?([^"'\s>]+)/i;

/** Types that run; others, like `application/ld+json`, are data that the policy doesn't ask about. */
const RUNNING_TYPES = ['module', 'text/javascript', 'application/javascript'];

function isRunning(attributes: string): boolean {
  const type = TYPE.exec(attributes)?.[1]?.toLowerCase();
  return (
    !HAS_SOURCE.test(attributes) &&
    (type === undefined || RUNNING_TYPES.includes(type))
  );
}

/** Hashes of the inline scripts of a page, as the policy names them: `sha256-…`. */
export function readScriptHashes(html: string): string[] {
  return [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '', code = '']) => isRunning(attributes) && code)
    .map(
      ([, , code = '']) =>
        `sha256-${createHash('sha256').update(code).digest('base64')}`,
    );
}
