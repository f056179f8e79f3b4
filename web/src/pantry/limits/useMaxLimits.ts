import { defaultMaxLimits } from '../../../../shared/pantry/limits/limit.ts'
import { useConfig } from '../../core/useConfig.ts'

/** Maximum limits of each type in one editor, as the tenant's file says; the server holds it as well. */
export const useMaxLimits = () => useConfig()?.maxLimits ?? defaultMaxLimits
