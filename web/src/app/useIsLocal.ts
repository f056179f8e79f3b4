import { useEffect, useState } from 'react'
import { loadConfig } from './config.ts'

/** Whether this is the local product, with demo accounts and a clock that can be moved. */
export function useIsLocal(): boolean {
  const [isLocal, setLocal] = useState(false)
  useEffect(() => {
    // Without its settings the page still shows; signing in then says what is wrong.
    loadConfig().then((config) => setLocal(config.local === true), console.error)
  }, [])
  return isLocal
}
