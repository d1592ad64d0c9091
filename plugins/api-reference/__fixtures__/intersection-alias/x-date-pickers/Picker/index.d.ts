export * from './Picker';
