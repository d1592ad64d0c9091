import {
  createContext,
  useContext,
  useMemo,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { getBrowserThemeStore } from './browserThemeStore';
import {
  INITIAL_THEME_STATE,
  type ThemeAction,
  type ThemeChange,
  type ThemeState,
} from './logic';

type Dispatch = (action: ThemeAction) => void;

const StateContext = createContext<ThemeState>(INITIAL_THEME_STATE);
const DispatchContext = createContext<Dispatch>(() => {
  throw new Error('Forgot to wrap component in ThemeProvider');
});

const subscribe = (listener: () => void): (() => void) =>
  getBrowserThemeStore().subscribe(listener);
const getState = (): ThemeState => getBrowserThemeStore().getState();
const getServerState = (): ThemeState => INITIAL_THEME_STATE;
const dispatchToStore: Dispatch = (action) =>
  getBrowserThemeStore().dispatch(action);

/** Gives the theme state to shell and demos. */
export function ThemeStateProvider({
  children,
}: {
  readonly children: ReactNode;
}): ReactNode {
  const state = useSyncExternalStore(subscribe, getState, getServerState);
  return (
    <DispatchContext.Provider value={dispatchToStore}>
      <StateContext.Provider value={state}>{children}</StateContext.Provider>
    </DispatchContext.Provider>
  );
}

export function useThemeState(): ThemeState {
  return useContext(StateContext);
}

/** Sends an action. Outside the provider it throws when it is called, not when it renders. */
export function useThemeDispatch(): Dispatch {
  return useContext(DispatchContext);
}

/** Changes mode, direction or colours: `changeTheme({ direction: 'rtl' })`. */
export function useChangeTheme(): (change: ThemeChange) => void {
  const dispatch = useThemeDispatch();
  return useMemo(
    () => (payload) => dispatch({ type: 'CHANGE', payload }),
    [dispatch],
  );
}
