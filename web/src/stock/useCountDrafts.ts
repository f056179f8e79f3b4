import { useState } from 'react'
import { localSetting } from '../app/localSetting.ts'
import { useSession } from '../data/useSession.ts'

export type CountDrafts = Readonly<Record<string, string>>

function read(text: string): CountDrafts {
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' && parsed !== null ? (parsed as CountDrafts) : {}
  } catch {
    // Somebody else wrote under this key: begin without drafts.
    return {}
  }
}

/** Counts that were typed and not sent yet, by product; they outlive a lost signal and a reload. */
export function useCountDrafts() {
  const { UserID, EntityID } = useSession()
  const [setting] = useState(() => localSetting(`gleanery.stockCount.${UserID}.${EntityID}`, '{}'))
  const [drafts, setDrafts] = useState(() => read(setting.get()))
  const keep = (productId: number, typed: string | undefined) => {
    const { [productId]: _, ...others } = read(setting.get())
    const next = typed === undefined ? others : { ...others, [productId]: typed }
    setting.set(JSON.stringify(next))
    setDrafts(next)
  }
  return { drafts, keep }
}
