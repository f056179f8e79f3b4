import * as stock from '../../../shared/pantry/stock/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { products } from '../products/productTable.ts'
import { changeShelf } from './changeShelf.ts'

/**
 * A person corrects what is available; the difference to what they saw is applied, and the ledger gets it. A count without
 * a difference is a line as well: it says that somebody looked.
 */
export const handler = endpointOn(stock.adjustQuantity, products.byId, (context) => {
  const { UpdatedValue, SeenValue, Reason, Note } = context.input
  return changeShelf(context, {
    differenceTo: ({ Quantity: available }) => UpdatedValue - (SeenValue ?? available),
    ...{ Cause: 'adjusted', Reason, Note },
  })
})
