import type { Customer } from '../../../shared/pantry/customers/customer.ts'
import * as ordering from '../../../shared/pantry/ordering/api.ts'
import { type CartLine, type CartProduct, withQuantity } from '../../../shared/pantry/ordering/cart.ts'
import { addBlock, brokenLimits, type Cart } from '../../../shared/pantry/ordering/cartLimits.ts'
import * as inventory from '../../../shared/pantry/products/api.ts'
import { call } from '../../engine/call.ts'
import { asCustomer } from '../../engine/ordering.ts'
import type { Must } from './pantryInvariants.ts'
import type { World } from './pantryWorld.ts'
import type { SeededRandom } from './seededRandom.ts'

/**
 * Available products as a customer sees them can be ordered, while nobody else does anything; a cart that the screen
 * does not let through is refused.
 */

const still = { hasTimeLimit: false } as const

async function shownTo(customer: Customer, chance: SeededRandom) {
  const by = asCustomer(customer)
  const { answer: places } = await call(ordering.listAvailablePickupTimes, by, { id: customer.ID }, still)
  const times = places.Value?.flatMap(({ ID: PantryLocationID, PantryLocationPickupTimes }) =>
    PantryLocationPickupTimes.map(({ ID }) => ({ PantryLocationID, PantryLocationPickupTimeID: ID })),
  )
  if (!times || times.length === 0) return undefined
  const at = chance.pick(times)
  const asked = { id: customer.ID, pantryLocationId: at.PantryLocationID }
  const { answer: tefap } = await call(ordering.checkTefapEligibility, by, asked, still)
  const { answer: grid } = await call(inventory.getItemsGrid, by, at as never, still)
  const { rows, Ordering } = grid.Value ?? {}
  if (!rows || !Ordering) throw new Error(`No products are shown: ${JSON.stringify(grid)}`)
  const products: ReadonlyMap<number, CartProduct> = new Map(rows.map((row) => [row.ID, row]))
  return { at, products, rules: { ...Ordering, isTefapEligible: tefap.Value === true, orderId: null } }
}

/** Fills a cart as somebody does who takes what each button allows, up to a few items more than an order may have. */
function filled({ products, rules }: Omit<Cart, 'lines'>, chance: SeededRandom): Cart {
  let lines: readonly CartLine[] = []
  for (let clicks = 1 + chance.below(9); clicks > 0 && products.size > 0; clicks--) {
    const product = chance.pick([...products.values()])
    if (addBlock(product, { lines, products, rules })) continue
    const had = lines.find((line) => line.PantryInventoryItemID === product.ID)?.Quantity ?? 0
    lines = withQuantity(lines, product, had + 1).lines
  }
  return { lines, products, rules }
}

/** The customer's order, as the screens let them place it. */
export async function orderWhatIsShown(
  { customers }: World,
  chance: SeededRandom,
  key: string,
  must: Must,
): Promise<void> {
  const customer = chance.pick(customers)
  const shown = await shownTo(customer, chance)
  const cart = shown && filled(shown, chance)
  if (!cart || cart.lines.length === 0) return
  const isLetThrough = brokenLimits(cart).length === 0
  const PantryOrderItems = cart.lines.map(({ PantryInventoryItemID, Quantity }) => ({
    PantryInventoryItemID,
    Quantity,
  }))
  const draft = { id: customer.ID, ...shown.at, PantryOrderItems }
  const { answer } = await call(ordering.addOrder, asCustomer(customer), draft as never, {
    ...still,
    headers: { 'idempotency-key': key },
  })
  const said = answer.Successful ? 'ordered' : (answer.FailureReason ?? answer.Message)
  must(7, answer.Successful === isLetThrough, () => `shown to customer ${customer.ID} as ${isLetThrough}, but: ${said}`)
}
