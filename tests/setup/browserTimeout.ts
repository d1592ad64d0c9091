jest.setTimeout(120_000);
// One more try tells a machine that was busy for half a minute from a page that
// is broken. What failed the first time is printed: it is a bug to look for.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
