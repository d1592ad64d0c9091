import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readTexts } from './readTexts';

const SITE = path.resolve(__dirname, '../..');

describe('readTexts', () => {
  it.each(['en', 'zh'])('has all texts in %s', async (language) => {
    const texts = Object.values(await readTexts(SITE, language));
    expect(texts).toHaveLength(8);
    expect(texts.filter((text) => text.trim() === '')).toEqual([]);
  });

  it('stops the build with the names of texts that are missing or stale', async () => {
    const site = await fs.mkdtemp(path.join(os.tmpdir(), 'texts-'));
    const { appName: _appName, ...texts } = await readTexts(SITE, 'zh');
    await fs.mkdir(path.join(site, 'i18n/zh'), { recursive: true });
    await fs.writeFile(
      path.join(site, 'i18n/zh/service-worker.json'),
      JSON.stringify({ ...texts, old: '旧' }),
    );
    await expect(readTexts(site, 'zh')).rejects.toThrow(
      '[service-worker] i18n/zh/service-worker.json — missing: appName; without an English text: old. The English texts are in plugins/service-worker/texts.json.',
    );
    await fs.rm(site, { recursive: true });
  });
});
