import * as stock from '../../../shared/pantry/stock/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { products } from '../products/productTable.ts'
import { changeShelf } from './changeShelf.ts'

/** Adds or takes away, whatever else moved meanwhile. */
export const handler = endpointOn(stock.adjustShelf, products.byId, (context) => {
  const { Difference, Reason, Note, Receipt, Lot } = context.input
  const details = { Cause: Reason === 'received' ? 'received' : 'adjusted', Reason, Note, Receipt, Lot } as const
  return changeShelf(context, { differenceTo: () => Difference, ...details })
})
