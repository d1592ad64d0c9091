import fs from 'node:fs/promises';
import path from 'node:path';
import type { WorkerTexts } from './types';

async function readJson(
  file: string,
): Promise<Readonly<Record<string, string>>> {
  return JSON.parse(await fs.readFile(file, 'utf8')) as Record<string, string>;
}

/**
 * Texts of the worker in a language; those of the translators are in
 * `i18n/<language>/service-worker.json`.
 *
 * @throws {Error} Naming what is missing, or has no English text.
 */
export async function readTexts(
  siteDirectory: string,
  language: string,
): Promise<WorkerTexts> {
  const english = await readJson(path.join(__dirname, 'texts.json'));
  if (language === 'en') {
    return english as WorkerTexts;
  }
  const file = `i18n/${language}/service-worker.json`;
  const texts = await readJson(path.join(siteDirectory, file));
  const missing = Object.keys(english).filter((key) => !texts[key]?.trim());
  const stale = Object.keys(texts).filter((key) => !(key in english));
  if (missing.length + stale.length > 0) {
    throw new Error(
      `[service-worker] ${file} — missing: ${missing.join(', ') || 'none'}; without an English text: ${stale.join(', ') || 'none'}. The English texts are in plugins/service-worker/texts.json.`,
    );
  }
  return texts as WorkerTexts;
}
