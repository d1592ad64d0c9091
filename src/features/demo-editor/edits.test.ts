import { getEdit, setEdit, subscribeToEdits, toEditKey } from './edits';

const demo = { pageKey: 'current/react-charts/bars', name: 'BasicBars' };

describe('setEdit', () => {
  it('keeps the code of each demo and variant apart', () => {
    const [ts, js] = [toEditKey(demo, 'TS'), toEditKey(demo, 'JS')];
    setEdit(ts, { code: 'ts', isForeign: false });
    setEdit(js, { code: 'js', isForeign: true });
    expect(getEdit(ts)).toEqual({ code: 'ts', isForeign: false });
    expect(getEdit(js)).toEqual({ code: 'js', isForeign: true });
    expect(
      getEdit(
        toEditKey({ ...demo, pageKey: '7.16.0/react-charts/bars' }, 'TS'),
      ),
    ).toBeUndefined();

    setEdit(ts, undefined);
    expect(getEdit(ts)).toBeUndefined();
    expect(getEdit(js)).toBeDefined();
  });

  it('tells those who listen, until they leave', () => {
    const listener = jest.fn();
    const unsubscribe = subscribeToEdits(listener);
    setEdit('a', { code: '', isForeign: false });
    setEdit('a', undefined);
    unsubscribe();
    setEdit('b', { code: '', isForeign: false });
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
