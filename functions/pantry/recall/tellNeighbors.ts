import { isRefusal, type Refusal } from '../../../shared/core/answer.ts'
import { itemsFor, type RecallContacts, type ToTell, tellOfRecall } from '../../../shared/pantry/recall/contacts.ts'
import type { Actor } from '../../core/table/outbox.ts'
import { table } from '../../core/table/table.ts'
import type { Write } from '../../core/table/write.ts'
import { changeRecallContacts, loadContactItems, type RecallOf } from './recallContactTable.ts'

interface Telling extends Actor {
  /** Writes with the last of them: the answer of a repeat. */
  readonly repeats: (told: number) => readonly Write[]
}

/** Number of neighbors who are told now: each thousand of them in a transaction of its own. */
export async function tellNeighbors(
  of: RecallOf,
  toTell: readonly ToTell[],
  { by, now, repeats }: Telling,
): Promise<number | Refusal> {
  const before = await loadContactItems(of.ID, of.lot)
  const known = before.flat()
  let told = 0
  const parts = [...itemsFor(before, toTell).entries()].filter(([, some]) => some.length > 0)
  for (const [index, [nth, some]] of parts.entries()) {
    const earlier = told
    const isLast = index === parts.length - 1
    const also = (old: RecallContacts, next: RecallContacts) => (isLast ? repeats(earlier + newlyTold(old, next)) : [])
    const decide = (contacts: RecallContacts, at: Date) =>
      tellOfRecall(contacts, some, { now: at, lot: of.lot, elsewhere: known })
    const changed = await changeRecallContacts(of, decide, { nth, by, now, also })
    if (isRefusal(changed)) return changed
    told += newlyTold(changed.before, changed.after)
  }
  if (parts.length === 0) await commitAll(repeats(0))
  return told
}

const commitAll = async (writes: readonly Write[]) => {
  if (writes.length > 0) await table.commit([...writes])
}

/** Neighbors who are told by a change. */
const newlyTold = (before: RecallContacts, after: RecallContacts) =>
  after.Contacts.filter(
    ({ CustomerID, Told }) =>
      Told !== null && !before.Contacts.some((one) => one.CustomerID === CustomerID && one.Told === Told),
  ).length
