import { isRefusal, type Refusal } from '../../../shared/core/answer.ts'
import { itemsFor, type RecallContacts, type ToTell, tellOfRecall } from '../../../shared/pantry/recall/contacts.ts'
import type { Actor } from '../../core/table/outbox.ts'
import { changeRecallContacts, loadContactItems, type RecallOf } from './recallContactTable.ts'

/** Number of neighbors who are told now: each thousand of them in a transaction of its own. */
export async function tellNeighbors(
  of: RecallOf,
  toTell: readonly ToTell[],
  { by, now }: Actor,
): Promise<number | Refusal> {
  const before = await loadContactItems(of.ID, of.lot)
  const known = before.flat()
  let told = 0
  for (const [nth, some] of itemsFor(before, toTell).entries()) {
    if (some.length === 0) continue
    const decide = (contacts: RecallContacts, at: Date) =>
      tellOfRecall(contacts, some, { now: at, lot: of.lot, elsewhere: known })
    const changed = await changeRecallContacts(of, decide, { nth, by, now })
    if (isRefusal(changed)) return changed
    told += newlyTold(changed.before, changed.after)
  }
  return told
}

/** Neighbors who are told by a change. */
const newlyTold = (before: RecallContacts, after: RecallContacts) =>
  after.Contacts.filter(
    ({ CustomerID, Told }) =>
      Told !== null && !before.Contacts.some((one) => one.CustomerID === CustomerID && one.Told === Told),
  ).length
