import { useEffect, useState } from 'react'
import { defaultMaxLimits } from '../../../shared/limit/limit.ts'
import { loadConfig } from '../app/config.ts'

/** Maximum limits of each type in one editor, as the tenant's file says; the server holds it as well. */
export function useMaxLimits(): number {
  const [max, setMax] = useState(defaultMaxLimits)
  useEffect(() => {
    loadConfig()
      .then(({ maxLimits }) => setMax(maxLimits ?? defaultMaxLimits))
      // The default then stays; saving more than the tenant allows is refused with its reason.
      .catch((error: unknown) => console.error(error))
  }, [])
  return max
}
