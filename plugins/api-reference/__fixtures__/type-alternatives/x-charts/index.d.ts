import * as React from 'react';
export type Size = 'small' | 'large' | 10 | 9;
export interface Base<T> {
  /** constraint of a type parameter */
  parameter: T;
}
export interface Options<T extends string[] = string[]> extends Base<T> {
  alias?: Size | null;
  flag?: boolean;
  off: false | (() => void);
  node?: React.ReactNode;
  nodeOrFunction?: React.ReactNode | ((row: object) => React.ReactNode);
  element?: React.ReactElement;
  slot?: React.ElementType;
  constructorSlot?: React.JSXElementConstructor<{ a: string }>;
  reference?: React.Ref<HTMLDivElement>;
  date: Date | number;
  list: readonly (string | number)[];
  tuple: [number, number];
  brand: string & {};
  loose: 'a' | string;
  anything: any;
  conditional: T extends string[] ? 'yes' : 'no';
  keys: keyof { first: 1; second: 2 };
  adapter: new () => Map<string, string>;
  /* a comment */ commented: /* inside */ { a: string; /* more */ b?: number };
  method(id: string): void;
  imported: import('react').CSSProperties;
}
export {};
