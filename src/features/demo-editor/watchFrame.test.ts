import { SILENCE_MS, START_MS, watchFrame } from './watchFrame';

function watch() {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const onMessage = jest.fn();
  const onSilence = jest.fn();
  const stop = watchFrame(frame, { onMessage, onSilence });
  const say = (data: unknown, source: MessageEventSource | null) =>
    window.dispatchEvent(new MessageEvent('message', { data, source }));
  return { frame, onMessage, onSilence, stop, say };
}

describe('watchFrame', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    document.body.replaceChildren();
  });

  it('hears its own frame, and nobody else', () => {
    const { frame, onMessage, say, stop } = watch();
    const other = watch();
    say({ kind: 'ran', id: 1 }, frame.contentWindow);
    say({ kind: 'ran', id: 2 }, other.frame.contentWindow);
    say({ kind: 'ran', id: 3 }, window);
    say({ kind: 'ran', id: 4 }, null);
    expect(onMessage.mock.calls).toEqual([[{ kind: 'ran', id: 1 }]]);
    stop();
    say({ kind: 'ran', id: 5 }, frame.contentWindow);
    expect(onMessage).toHaveBeenCalledTimes(1);
    other.stop();
  });

  it('does not listen to what no frame of the site says', () => {
    const { frame, onMessage, say, stop } = watch();
    say({ kind: 'ran', id: 'all' }, frame.contentWindow);
    say('ready', frame.contentWindow);
    expect(onMessage).not.toHaveBeenCalled();
    stop();
  });

  it('notices a frame that never speaks', () => {
    const { onSilence, stop } = watch();
    jest.advanceTimersByTime(START_MS - 1000);
    expect(onSilence).not.toHaveBeenCalled();
    jest.advanceTimersByTime(3000);
    expect(onSilence).toHaveBeenCalledWith('not-loaded');
    stop();
  });

  it('notices a frame that has stopped to speak', () => {
    const { frame, onSilence, say, stop } = watch();
    say({ kind: 'ready' }, frame.contentWindow);
    for (let passed = 0; passed < 20_000; passed += 1000) {
      jest.advanceTimersByTime(1000);
      say({ kind: 'alive' }, frame.contentWindow);
    }
    expect(onSilence).not.toHaveBeenCalled();
    jest.advanceTimersByTime(SILENCE_MS + 2000);
    expect(onSilence).toHaveBeenCalledWith('hung');
    stop();
  });
});
