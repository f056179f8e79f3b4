import * as z from 'zod/mini'
import { isRefusal, type Refusal } from '../../../shared/core/answer.ts'
import type { Transition } from '../../../shared/core/event.ts'
import type { Product } from '../../../shared/pantry/products/product.ts'
import {
  maxContactItems,
  type RecallContact,
  RecallContacts,
  type RecallEvent,
} from '../../../shared/pantry/recall/contacts.ts'
import { Aggregate, retryConflicts, type SaveOptions } from '../../core/table/aggregate.ts'
import { lotPart, stockKeys } from '../../core/table/keys/stock.ts'
import { storedShape } from '../../core/table/storedShape.ts'
import { table } from '../../core/table/table.ts'
import type { Write } from '../../core/table/write.ts'

/**
 * Stores how the neighbors of a recall are told: the first thousand in one item, and further ones in further items. Of two who
 * tell everybody at once the second finds them told.
 */

const shape = storedShape(RecallContacts)

/** A product's recall, or that of one lot. */
export interface RecallOf extends Pick<Product, 'ID' | 'EntityID'> {
  readonly lot?: string | undefined
}

/** Events of each item are of a kind of their own, so that no two have the same ID. */
const kindOf = (lot: string | undefined, nth: number) =>
  `recall${lot === undefined ? '' : `.${lotPart(lot)}`}${nth === 0 ? '' : `.${nth}`}`

const contactsIn = (lot: string | undefined, nth: number) =>
  new Aggregate<RecallContacts, RecallEvent>({
    kind: kindOf(lot, nth),
    schema: shape.schema,
    key: (id) => stockKeys.recallContacts(id, lot, nth),
    entityId: ({ EntityID }) => EntityID,
    attributes: () => ({ Shape: shape.version, ...(nth === 0 ? {} : { Nth: nth }) }),
  })

const Numbered = z.extend(RecallContacts, { Nth: z._default(z.int(), 0) })

/** Contacts by item. */
export async function loadContactItems(productId: number, lot?: string): Promise<(readonly RecallContact[])[]> {
  const keys = Array.from({ length: maxContactItems }, (_, nth) => stockKeys.recallContacts(productId, lot, nth))
  const found = await table.getMany(keys, Numbered, true)
  return keys.map((_, nth) => found.find(({ Nth }) => Nth === nth)?.Contacts ?? [])
}

export const loadRecallContacts = async (productId: number, lot?: string): Promise<readonly RecallContact[]> =>
  (await loadContactItems(productId, lot)).flat()

/** For a demonstration. */
export const recallContactWrites = (state: RecallContacts, lot?: string): Write[] =>
  contactsIn(lot, 0).importWrites({ state, events: [] })

interface ContactChange extends Pick<SaveOptions<RecallContacts>, 'by' | 'now'> {
  /** Item in which they stand. */
  readonly nth: number
  readonly also?: (before: RecallContacts, after: RecallContacts) => readonly Write[]
}

/** Decides and saves, again after each conflict. */
export async function changeRecallContacts(
  { ID, EntityID, lot }: RecallOf,
  decide: (contacts: RecallContacts, now: Date) => Transition<RecallContacts, RecallEvent> | Refusal,
  { nth, by, now, also = () => [] }: ContactChange,
): Promise<{ before: RecallContacts; after: RecallContacts } | Refusal> {
  const contacts = contactsIn(lot, nth)
  const reload = async () => ({ stored: await contacts.load(ID) })
  return retryConflicts({ loaded: await reload(), now, reload }, async ({ stored }, at) => {
    const before = stored ?? { ID, Version: 0, EntityID, Contacts: [] }
    const step = decide(before, at)
    if (isRefusal(step)) return step
    const { state } = await contacts.save(stored, step, { by, now: at, also: also(before, step.state) })
    return { before, after: state }
  })
}
