import path from 'node:path';
import { readServerOptions } from './options';

describe('readServerOptions', () => {
  it('has a default for each; empty variables count as absent', () => {
    const defaults = {
      dataDirectory: path.resolve('.data'),
      databaseUrl: undefined,
      retentionDays: 400,
      insightsToken: undefined,
      feedbackPerMinute: 30,
      eventsPerMinute: 120,
      trustedProxies: 0,
      allowedOrigins: [],
    };

    expect(readServerOptions({})).toEqual(defaults);
    expect(
      readServerOptions({
        DATABASE_URL: '',
        RETENTION_DAYS: '',
        INSIGHTS_TOKEN: '',
        COLLECTOR_ORIGINS: '',
      }),
    ).toEqual(defaults);
  });

  it.each([
    [
      'RETENTION_DAYS',
      'forever',
      'RETENTION_DAYS is "forever": give a whole number of at least 1.',
    ],
    [
      'RETENTION_DAYS',
      '0',
      'RETENTION_DAYS is "0": give a whole number of at least 1.',
    ],
    [
      'FEEDBACK_PER_MINUTE',
      '1.5',
      'FEEDBACK_PER_MINUTE is "1.5": give a whole number of at least 1.',
    ],
    [
      'INSIGHTS_TOKEN',
      'short',
      'INSIGHTS_TOKEN is too short to be a secret: give at least 16 characters.',
    ],
    [
      'COLLECTOR_ORIGINS',
      'https://docs.example.com/x',
      'COLLECTOR_ORIGINS has "https://docs.example.com/x": give origins like https://docs.example.com, separated by spaces.',
    ],
    [
      'DATABASE_URL',
      'mysql://user:secret@host/name',
      'DATABASE_URL is no address of a PostgreSQL server: give postgresql://user:password@host/database.',
    ],
  ])('refuses %s=%s, and says what is right', (name, value, message) => {
    expect(() => readServerOptions({ [name]: value })).toThrow(
      new Error(message),
    );
  });
});
