import { useConfig } from './useConfig.ts'

/** Whether this is the local product, with demo accounts and a clock that can be moved. */
export const useIsLocal = () => useConfig()?.local === true
