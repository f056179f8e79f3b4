import * as z from 'zod/mini'
import { ID } from '../../../shared/core/schema/fields.ts'
import type { Order } from '../../../shared/pantry/orders/order.ts'
import { hashOf, randomSecret } from '../../core/http/secret.ts'
import { expiryAfter } from '../../core/table/expiry.ts'
import { orderKeys } from '../../core/table/keys/orders.ts'
import { table } from '../../core/table/table.ts'
import type { Write } from '../../core/table/write.ts'

/**
 * Codes of the links that open an order without signing in: 160 random bits, of which the table has the hash alone, bound to
 * the order and its customer. An order may have several, one of each reminder; all end with its hours.
 */

const StoredCode = z.object({ CustomerID: ID })

const codeBytes = 20
/** Longer than any order is placed ahead: what has ended opens nothing before that. */
const keptDays = 90

export function newOrderCode(order: Order, now: Date): { readonly code: string; readonly write: Write } {
  const code = randomSecret(codeBytes)
  const stored = { CustomerID: order.FoodInsecureNeighbor.ID, expires: expiryAfter(now, keptDays) }
  return { code, write: { put: { ...orderKeys.link(order.ID, hashOf(code)), ...stored } } }
}

/** Tells if the code opens the order. One of a customer whose order it no longer is opens nothing. */
export async function opensOrder(code: string, order: Order): Promise<boolean> {
  const stored = await table.get(orderKeys.link(order.ID, hashOf(code)), StoredCode)
  return stored?.CustomerID === order.FoodInsecureNeighbor.ID
}
