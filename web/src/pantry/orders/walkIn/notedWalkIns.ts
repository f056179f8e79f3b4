import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { useSession } from '../../../core/data/useSession.ts'
import { walkInForm } from './walkInValues.ts'

/**
 * Households that were served without a connection, as they were written down on this device: whoever works on it for the
 * pantry records each once there is one.
 */

const Noted = z.object({
  /** Idempotency key of the call that records it. */
  key: z.string(),
  at: z.string(),
  values: walkInForm,
})
export type Noted = z.infer<typeof Noted>

export function storedHere<T>(schema: z.ZodMiniType<T>, name: string): T | undefined {
  try {
    return z.safeParse(schema, JSON.parse(localStorage.getItem(name) ?? 'null')).data
  } catch {
    // Storage is switched off in this browser, or holds something else.
    return undefined
  }
}
export function storeHere(name: string, value: unknown) {
  try {
    localStorage.setItem(name, JSON.stringify(value))
  } catch {
    // Storage is full or switched off: it lasts until the page closes.
  }
}

const AllNoted = z.array(Noted)

/** Without storage what is written down lasts until the page closes. */
export function useNotedWalkIns() {
  const { EntityID } = useSession()
  const name = `gleanery.walkIns.${EntityID}`
  const [noted, setNoted] = useState<readonly Noted[]>(() => storedHere(AllNoted, name) ?? [])
  useEffect(() => {
    const read = ({ key }: StorageEvent) => key === name && setNoted(storedHere(AllNoted, name) ?? [])
    window.addEventListener('storage', read)
    return () => window.removeEventListener('storage', read)
  }, [name])
  const change = (next: (noted: readonly Noted[]) => readonly Noted[]) => {
    const now = next(storedHere(AllNoted, name) ?? noted)
    storeHere(name, now)
    setNoted(now)
  }
  const remove = (key: string) => change((all) => all.filter((one) => one.key !== key))
  const add = (one: Noted) => change((all) => [...all.filter(({ key }) => key !== one.key), one])
  return { noted, add, remove }
}
