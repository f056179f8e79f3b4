import { useConfig } from './useConfig.ts'

/** Tells if this is the local app, with demo accounts and a clock that can be moved. */
export const useIsLocal = () => useConfig()?.local === true
