import { useState } from 'react'
import { useSession } from '../../core/data/useSession.ts'
import { localSetting } from '../../core/localSetting.ts'

/** A count that was typed and not sent yet: what, when, and what was shown as known then. */
export interface CountDraft {
  readonly typed: string
  readonly at: string
  readonly seen: number
}
export type CountDrafts = Readonly<Record<string, CountDraft>>

const isDraft = (value: unknown): value is CountDraft =>
  typeof value === 'object' && value !== null && 'typed' in value && 'at' in value && 'seen' in value

/** Drafts of an earlier version have no time: whoever typed them counts again. */
function read(text: string): CountDrafts {
  try {
    const parsed: unknown = JSON.parse(text)
    if (typeof parsed !== 'object' || parsed === null) return {}
    return Object.fromEntries(Object.entries(parsed).filter(([, draft]) => isDraft(draft)))
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
  const change = (next: CountDrafts) => {
    setting.set(JSON.stringify(next))
    setDrafts(next)
  }
  const keep = (productId: number, draft: CountDraft) => change({ ...read(setting.get()), [productId]: draft })
  const drop = (productIds: readonly number[]) => {
    const gone = new Set(productIds.map(String))
    change(Object.fromEntries(Object.entries(read(setting.get())).filter(([id]) => !gone.has(id))))
  }
  return { drafts, keep, drop }
}
