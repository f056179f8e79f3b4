import { createContext, use, useEffect } from 'react'

type Wait = () => Promise<unknown>

/** Work of a form's fields that its values wait for when it is submitted, such as looking an address up. */
export const BeforeSubmit = createContext<Set<Wait>>(new Set())

export function useBeforeSubmit(wait: Wait): void {
  const waits = use(BeforeSubmit)
  useEffect(() => {
    waits.add(wait)
    return () => void waits.delete(wait)
  }, [waits, wait])
}
