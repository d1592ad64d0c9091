export * from './Gauge';
