import * as inventory from '../../../shared/pantry/products/api.ts'
import { notFound } from '../../core/http/fault.ts'
import { endpointOn } from '../../core/http/http.ts'
import { retryConflicts } from '../../core/table/aggregate.ts'
import { namedCaller } from '../../network/organizations/entityTable.ts'
import { findHeld, heldWrite } from './heldTable.ts'
import { holdLot } from './holdLot.ts'
import { availabilityAuditWrite } from './productAudit.ts'
import { changeProduct, productById, products } from './productTable.ts'

/** A product on hold is not offered either; released, it is offered as it was before. */
export const handler = endpointOn(
  inventory.holdItem,
  products.byId,
  async ({ resource, input: { id, IsOnHold, Lot, IsRecalled = false }, caller, now, table, idempotencyKey }) => {
    const { EntityID } = resource
    if (Lot !== undefined) {
      const hold = { IsOnHold, Lot, IsRecalled, caller, now, idempotencyKey }
      return holdLot(resource, hold)
    }
    const reload = async () => {
      const [product, held] = await Promise.all([productById(id), findHeld(EntityID)])
      return { product, held }
    }
    const [held, By] = await Promise.all([findHeld(EntityID), namedCaller(caller)])
    const loaded: Awaited<ReturnType<typeof reload>> = { product: resource, held }
    return retryConflicts({ loaded, now, reload }, async ({ product, held: before }, at) => {
      if (!product) throw notFound()
      const entry = before?.Products.find((one) => one.ID === id)
      const isChange = IsOnHold !== (entry !== undefined)
      const IsActive = IsOnHold ? false : (entry?.WasActive ?? product.IsActive)
      const Version = product.Version + (isChange ? 1 : 0)
      const answer = { ID: id, Version, IsActive, IsOnHold }
      const others = (before?.Products ?? []).filter((one) => one.ID !== id)
      const own = { ID: id, Since: at.toISOString(), WasActive: product.IsActive }
      const change = { Action: IsOnHold ? 'held' : 'released', ProductID: id, Product: product.Name } as const
      const writes = [
        changeProduct(id, product.Version, { IsActive }),
        heldWrite(EntityID, before, { Products: IsOnHold ? [...others, own] : others }),
        availabilityAuditWrite({ EntityID, By, At: at }, change),
      ]
      await table.commit([...(isChange ? writes : []), ...idempotencyKey.writes(answer, at)])
      return answer
    })
  },
)
