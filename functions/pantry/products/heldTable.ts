import * as z from 'zod/mini'
import { ID, Instant } from '../../../shared/core/schema/fields.ts'
import { absent, atVersion } from '../../core/table/conditions.ts'
import { productKeys } from '../../core/table/keys/products.ts'
import { storedShape } from '../../core/table/storedShape.ts'
import { table } from '../../core/table/table.ts'
import type { Write } from '../../core/table/write.ts'

/** The products of an owner that are on hold, in one item: whoever packs or hands over reads it. */

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
})
type Held = z.infer<typeof Held>
const shape = storedShape(Held)

export const findHeld = (entityId: number): Promise<Held | undefined> =>
  table.get(productKeys.held(entityId), shape.schema)

export const productsOnHold = async (entityId: number): Promise<ReadonlySet<number>> =>
  new Set((await findHeld(entityId))?.Products.map(({ ID: id }) => id))

/** Fails when somebody held or released a product of the owner meanwhile. */
export const heldWrite = (entityId: number, before: Held | undefined, Products: Held['Products']): Write => ({
  put: { ...productKeys.held(entityId), Version: (before?.Version ?? 0) + 1, Products, Shape: shape.version },
  when: before ? atVersion(before.Version) : absent,
})
