import * as z from 'zod/mini'
import { ID, Instant } from '../../../shared/core/schema/fields.ts'
import type { OnHold } from '../../../shared/pantry/orders/onHold.ts'
import type { ProductGridRow } from '../../../shared/pantry/products/view.ts'
import { absent, atVersion } from '../../core/table/conditions.ts'
import { productKeys } from '../../core/table/keys/products.ts'
import { storedShape } from '../../core/table/storedShape.ts'
import { table } from '../../core/table/table.ts'
import type { Write } from '../../core/table/write.ts'

/** The products and lots of an owner that are on hold, in one item: whoever packs or hands over reads it. */

const Held = z.object({
  Version: z.int(),
  Products: z.array(
    z.object({
      ID: ID,
      Since: Instant,
      /** Families could order it before: it is offered again when it is released. */
      WasActive: z.boolean(),
    }),
  ),
  /** Lots on hold or recalled; absent before the first. */
  Lots: z.optional(z.array(z.object({ ProductID: ID, Lot: z.string(), Since: Instant }))),
})
type Held = z.infer<typeof Held>
const shape = storedShape(Held)

export const findHeld = (entityId: number): Promise<Held | undefined> =>
  table.get(productKeys.held(entityId), shape.schema)

/** Of one product, as lists for pickers show it. */
export function holdOf(productId: number, held: Held | undefined): Pick<ProductGridRow, 'Hold'> {
  const Since = held?.Products.find(({ ID: id }) => id === productId)?.Since ?? null
  const Lots = (held?.Lots ?? []).filter(({ ProductID }) => ProductID === productId)
  return Since === null && Lots.length === 0
    ? {}
    : { Hold: { Since, Lots: Lots.map(({ Lot, Since }) => ({ Lot, Since })) } }
}

export async function loadOnHold(entityId: number): Promise<OnHold> {
  const { Products = [], Lots = [] } = (await findHeld(entityId)) ?? {}
  const byProduct = Map.groupBy(Lots, ({ ProductID }) => ProductID)
  return {
    products: new Set(Products.map(({ ID: id }) => id)),
    lots: new Map([...byProduct].map(([id, lots]) => [id, lots.map(({ Lot }) => Lot)])),
  }
}

export const productsOnHold = async (entityId: number): Promise<ReadonlySet<number>> =>
  (await loadOnHold(entityId)).products

/** Fails when somebody held or released something of the owner meanwhile. */
export const heldWrite = (
  entityId: number,
  before: Held | undefined,
  after: Partial<Pick<Held, 'Products' | 'Lots'>>,
): Write => ({
  put: {
    ...productKeys.held(entityId),
    ...{ Products: [], ...before, ...after },
    ...{ Version: (before?.Version ?? 0) + 1, Shape: shape.version },
  },
  when: before ? atVersion(before.Version) : absent,
})
