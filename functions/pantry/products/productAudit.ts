import type { AvailabilityChange, GoodsChange, StockChange } from '../../../shared/work/changes/change.ts'
import { entryWrite } from '../../core/changeLog/changeEntry.ts'
import { peopleKeys } from '../../core/table/keys/people.ts'
import type { Write } from '../../core/table/write.ts'

/** Entries of the log of changes about a pantry's products and their stock. */

/** The log's entity, the author and the time; for the transaction of the change. */
interface Made {
  readonly EntityID: number
  readonly By: StockChange['By']
  readonly At: Date
}

export function stockAuditWrite(
  { EntityID, By, At: at }: Made,
  change: Omit<StockChange, 'Kind' | 'At' | 'By'>,
): Write {
  const At = at.toISOString()
  const id = [change.ProductID, change.From, change.To, By?.UserID].join('-')
  return entryWrite<StockChange>(EntityID, peopleKeys.changeAudit(EntityID, 'STOCK', At, id), {
    ...{ Kind: 'stock', At, By },
    ...change,
  })
}

export function goodsAuditWrite(
  { EntityID, By, At: at }: Made,
  change: Omit<GoodsChange, 'Kind' | 'At' | 'By'>,
): Write {
  const At = at.toISOString()
  const id = [change.ProductID, change.Action, change.Source.ID, change.Quantity, By?.UserID].join('-')
  return entryWrite<GoodsChange>(EntityID, peopleKeys.changeAudit(EntityID, 'GOODS', At, id), {
    ...{ Kind: 'goods', At, By },
    ...change,
  })
}

export function availabilityAuditWrite(
  { EntityID, By, At: at }: Made,
  change: Omit<AvailabilityChange, 'Kind' | 'At' | 'By'>,
): Write {
  const At = at.toISOString()
  const id = [change.ProductID, change.Action, By?.UserID].join('-')
  return entryWrite<AvailabilityChange>(EntityID, peopleKeys.changeAudit(EntityID, 'PRODUCTS', At, id), {
    ...{ Kind: 'products', At, By },
    ...change,
  })
}
