export * from './models';
export * from './selectors';
