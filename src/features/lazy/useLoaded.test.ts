import { renderHook, waitFor } from '@testing-library/react';
import { useLoaded } from './useLoaded';

function renderLoaded(load: () => Promise<string>, isWanted = true) {
  const onError = jest.fn();
  const rendered = renderHook(
    (props) => useLoaded(load, props.isWanted, onError),
    { initialProps: { isWanted } },
  );
  return { ...rendered, onError };
}

describe('useLoaded', () => {
  it('loads nothing until it is wanted, and then once', async () => {
    const load = jest.fn(async () => 'tools');
    const { result, rerender } = renderLoaded(load, false);
    expect(load).not.toHaveBeenCalled();
    rerender({ isWanted: true });
    expect(result.current).toBeUndefined();
    await waitFor(() => expect(result.current).toBe('tools'));
    rerender({ isWanted: false });
    rerender({ isWanted: true });
    expect(result.current).toBe('tools');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('tells the reader when it does not load, and tries again when wanted again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const load = jest
      .fn<Promise<string>, []>()
      .mockRejectedValueOnce(new Error('Loading chunk 7 failed.'))
      .mockResolvedValue('tools');
    const { result, rerender, onError } = renderLoaded(load);
    await waitFor(() =>
      expect(onError.mock.calls).toEqual([
        ['This could not be loaded. Check your connection and try again.'],
      ]),
    );
    rerender({ isWanted: false });
    rerender({ isWanted: true });
    await waitFor(() => expect(result.current).toBe('tools'));
  });

  it('tells nobody once it is gone', async () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { unmount, onError } = renderLoaded(() =>
      Promise.reject(new Error('Offline')),
    );
    unmount();
    await waitFor(() => expect(report).toHaveBeenCalled());
    expect(onError).not.toHaveBeenCalled();
  });
});
