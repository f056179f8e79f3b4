import { isRefusal, type Refusal } from '../../../shared/core/answer.ts'
import type { Transition } from '../../../shared/core/event.ts'
import type { Product } from '../../../shared/pantry/products/product.ts'
import { type RecallContact, RecallContacts, type RecallEvent } from '../../../shared/pantry/recall/contacts.ts'
import { Aggregate, retryConflicts, type SaveOptions } from '../../core/table/aggregate.ts'
import { stockKeys } from '../../core/table/keys/stock.ts'
import { storedShape } from '../../core/table/storedShape.ts'
import type { Write } from '../../core/table/write.ts'

/** Stores how the neighbors of a product's recall are told, in one item: of two who tell everybody at once the second finds them told. */

const shape = storedShape(RecallContacts)

const recallContacts = new Aggregate<RecallContacts, RecallEvent>({
  kind: 'recall',
  schema: shape.schema,
  key: stockKeys.recallContacts,
  entityId: ({ EntityID }) => EntityID,
  attributes: () => ({ Shape: shape.version }),
})

export const loadRecallContacts = async (productId: number): Promise<readonly RecallContact[]> =>
  (await recallContacts.load(productId))?.Contacts ?? []

/** For a demonstration. */
export const recallContactWrites = (state: RecallContacts): Write[] =>
  recallContacts.importWrites({ state, events: [] })

interface ContactChange extends Pick<SaveOptions<RecallContacts>, 'by' | 'now'> {
  readonly also?: (before: RecallContacts, after: RecallContacts) => readonly Write[]
}

/** Decides and saves, again after each conflict. */
export async function changeRecallContacts(
  { ID, EntityID }: Pick<Product, 'ID' | 'EntityID'>,
  decide: (contacts: RecallContacts, now: Date) => Transition<RecallContacts, RecallEvent> | Refusal,
  { by, now, also = () => [] }: ContactChange,
): Promise<{ before: RecallContacts; after: RecallContacts } | Refusal> {
  const reload = async () => ({ stored: await recallContacts.load(ID) })
  return retryConflicts({ loaded: await reload(), now, reload }, async ({ stored }, at) => {
    const before = stored ?? { ID, Version: 0, EntityID, Contacts: [] }
    const step = decide(before, at)
    if (isRefusal(step)) return step
    const { state } = await recallContacts.save(stored, step, { by, now: at, also: also(before, step.state) })
    return { before, after: state }
  })
}
