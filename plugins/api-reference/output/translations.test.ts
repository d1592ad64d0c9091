import { formatProblem } from '../../lib/problem';
import { createIndex } from '../__fixtures__/createModel';
import { checkTranslations } from './translations';

function check(key: string, texts: Record<string, string>): string[] {
  const file = `i18n/zh/api/${key}.json`;
  return checkTranslations([{ file, key, texts }], createIndex()).map(
    formatProblem,
  );
}

describe('checkTranslations', () => {
  it('accepts descriptions of members that exist', () => {
    expect(
      check('data-grid/data-grid', {
        description: '表格',
        'prop:sortModel': '排序模型',
        'slot:toolbar': '工具栏',
        'class:columnHeader': '列标题',
      }),
    ).toEqual([]);
    expect(check('pages', { title: '{name} API' })).toEqual([]);
  });

  it('names a key of nothing, and the nearest one', () => {
    expect(check('data-grid/data-grid', { 'prop:sortModle': '…' })).toEqual([
      'i18n/zh/api/data-grid/data-grid.json — The key "prop:sortModle" names nothing on the page. Did you mean "prop:sortModel"?',
    ]);
    expect(check('pages', { titel: '…' })).toEqual([
      'i18n/zh/api/pages.json — The key "titel" names nothing on the page. Did you mean "title"?',
    ]);
  });

  it('names a file of no page', () => {
    expect(check('data-grid/data-gird', {})).toEqual([
      'i18n/zh/api/data-grid/data-gird.json — There is no such API page. Did you mean "data-grid/data-grid"?',
    ]);
  });
});
