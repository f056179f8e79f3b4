import { type LowStockEvent, LowStockWatch } from '../../../shared/pantry/products/lowStock.ts'
import { Aggregate } from '../../core/table/aggregate.ts'
import { stockKeys } from '../../core/table/keys/stock.ts'
import { storedShape } from '../../core/table/storedShape.ts'

/** Products that were low in each pantry on the last morning. */

const shape = storedShape(LowStockWatch)

export const lowStockWatches = new Aggregate<LowStockWatch, LowStockEvent>({
  kind: 'lowStock',
  schema: shape.schema,
  key: stockKeys.lowStock,
  entityId: ({ ID }) => ID,
  attributes: () => ({ Shape: shape.version }),
})
