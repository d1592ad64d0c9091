export * from './Chart';
export * from './chartClasses';
