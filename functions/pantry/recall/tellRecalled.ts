import { isRefusal, refuse } from '../../../shared/core/answer.ts'
import * as recall from '../../../shared/pantry/recall/api.ts'
import { maxContactItems, maxContacts } from '../../../shared/pantry/recall/contacts.ts'
import { neighborsToTell } from '../../../shared/pantry/recall/recall.ts'
import { recallNotHeld } from '../../../shared/pantry/recall/refusals.ts'
import { endpointOn } from '../../core/http/http.ts'
import { customersById } from '../customers/customerTable.ts'
import { canBeWrittenTo } from '../customers/reachable.ts'
import { loadOnHold } from '../products/heldTable.ts'
import { products } from '../products/productTable.ts'
import { askedRecall, loadRecall, startOfRecall } from './recallTable.ts'
import { tellNeighbors } from './tellNeighbors.ts'

/** Orders that one call looks through. */
const maxOrders = maxContacts * maxContactItems

/**
 * Neighbors of each thousand are told with the events that send their messages, in one transaction; a repeat tells those who
 * were not, and its answer is kept with the last.
 */
export const handler = endpointOn(
  recall.tellRecalled,
  products.byId,
  async ({ resource: product, input: { id, ...query }, caller, now, idempotencyKey }) => {
    const asked = await askedRecall(product, query, now)
    if (isRefusal(asked)) return asked
    const onHold = await loadOnHold(product.EntityID)
    const isLotHeld = asked.lot !== undefined && onHold.lots.get(id)?.includes(asked.lot)
    if (!onHold.products.has(id) && !isLotHeld) return refuse(recallNotHeld)
    const { orders } = await loadRecall(asked, maxOrders)
    const neighbors = neighborsToTell(orders, startOfRecall(asked))
    const customers = await customersById(neighbors.map(({ CustomerID }) => CustomerID))
    const written = new Map(customers.filter(canBeWrittenTo).map(({ ID, MergedIDs }) => [ID, MergedIDs]))
    const toTell = neighbors.flatMap((one) => {
      const MergedIDs = written.get(one.CustomerID)
      return MergedIDs ? { ...one, MergedIDs } : []
    })
    const answerFor = (Told: number) => ({ Told, NotWritten: neighbors.length - toTell.length })
    const repeats = (told: number) => idempotencyKey.writes(answerFor(told), now)
    const told = await tellNeighbors({ ...product, lot: asked.lot }, toTell, { by: caller, now, repeats })
    return isRefusal(told) ? told : answerFor(told)
  },
)
