import { parseServerArguments } from './parseArguments';

describe('parseServerArguments', () => {
  it.each([
    ['the defaults', [], {}, 'localhost', 3000],
    ['PORT of the environment', [], { PORT: '8080' }, 'localhost', 8080],
    ['no port from an empty PORT', [], { PORT: '' }, 'localhost', 3000],
    [
      '--port over PORT',
      ['--port', '4000'],
      { PORT: '8080' },
      'localhost',
      4000,
    ],
    ['--host', ['--host', '0.0.0.0', '--port=4000'], {}, '0.0.0.0', 4000],
    ['0 for any free port', ['--port', '0'], {}, 'localhost', 0],
    ['the largest port', ['--port', '65535'], {}, 'localhost', 65535],
  ])('takes %s', (_what, args, env, host, port) => {
    expect(parseServerArguments(args, env)).toEqual({
      host,
      port,
      hasSampleAds: false,
    });
  });

  it('takes --sample-ads', () => {
    expect(parseServerArguments(['--sample-ads'], {})).toMatchObject({
      hasSampleAds: true,
    });
  });

  it.each(['abc', '3000x', '80.5', '-1', '65536'])(
    'refuses "%s" as a port, and says what is one',
    (port) => {
      expect(() => parseServerArguments([], { PORT: port })).toThrow(
        new Error(`"${port}" is no port: give a whole number from 0 to 65535.`),
      );
    },
  );

  it('refuses an argument that it does not know', () => {
    expect(() => parseServerArguments(['--prot', '4000'], {})).toThrow(
      "Unknown option '--prot'",
    );
  });
});
