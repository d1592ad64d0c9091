import {
  createContext,
  useContext,
  useMemo,
  useState,
  type ReactNode,
} from 'react';

/** A page that may show ads. */
export interface AdPage {
  /** Path of the page, with its language. */
  readonly pathname: string;
  /** The demo whose code a reader opened first: the one with an ad. */
  readonly openedDemo: string | undefined;
  readonly openDemo: (name: string) => void;
}

const AdPageContext = createContext<AdPage | null>(null);

/** The page around, or null where it shows no ads. */
export function useAdPage(): AdPage | null {
  return useContext(AdPageContext);
}

export interface AdPageProviderProps {
  /** Path of the page, with its language; null for a page without ads. */
  readonly pathname: string | null;
  readonly children: ReactNode;
}

/** Knows of a page whether it shows ads, and which of its demos has one. */
export function AdPageProvider({
  pathname,
  children,
}: AdPageProviderProps): ReactNode {
  const [opened, setOpened] = useState({ pathname, demo: '' });
  const openedDemo =
    opened.pathname === pathname && opened.demo ? opened.demo : undefined;
  const page = useMemo(
    () =>
      pathname === null
        ? null
        : {
            pathname,
            openedDemo,
            openDemo: (demo: string) =>
              setOpened((last) =>
                last.pathname === pathname && last.demo
                  ? last
                  : { pathname, demo },
              ),
          },
    [pathname, openedDemo],
  );
  return (
    <AdPageContext.Provider value={page}>{children}</AdPageContext.Provider>
  );
}
