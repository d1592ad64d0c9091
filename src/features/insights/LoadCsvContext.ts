import { createContext, useContext } from 'react';

/** Content of a table as CSV. Rejects when the server does. */
export type LoadCsv = (table: string) => Promise<Blob>;

export const LoadCsvContext = createContext<LoadCsv | undefined>(undefined);

/** @throws {Error} Outside of the provider. */
export function useLoadCsv(): LoadCsv {
  const loadCsv = useContext(LoadCsvContext);
  if (!loadCsv) {
    throw new Error('A table of the insights needs a LoadCsvContext.');
  }
  return loadCsv;
}
