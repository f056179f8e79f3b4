import * as ordering from '../../../../shared/pantry/ordering/api.ts'
import * as inventory from '../../../../shared/pantry/products/api.ts'
import * as stock from '../../../../shared/pantry/stock/api.ts'
import { type Called, call } from '../../../engine/call.ts'
import { asCustomer, customerFor, openPantry } from '../../../engine/ordering.ts'
import { makeSmallTenant, people } from '../../../engine/smallTenant.ts'
import type { SimulatedClock } from '../../simulation/clock.ts'
import { median } from '../report.ts'
import type { ChargedTable } from './charged.ts'
import { fillShelves } from './filled.ts'

/** Cost of the lists of a pantry's products. */
export interface ListCost {
  readonly what: string
  readonly requests: number
  readonly reads: number
  readonly rows: number
  readonly bytes: number
  readonly milliseconds: number
}

const runs = 21
/** After it the list that customers choose from is put together anew. */
const listAgeMs = 61_000

export async function measureLists(
  table: ChargedTable,
  products: number,
  clock: SimulatedClock,
  stopwatch: () => number,
): Promise<ListCost[]> {
  await makeSmallTenant()
  const staff = people.foodBank
  const pantry = await openPantry(staff, { stock: 1000 })
  await fillShelves(staff, products - 2)
  const neighbor = asCustomer(await customerFor(staff))
  const at = { PantryLocationID: pantry.locationId, PantryLocationPickupTimeID: pantry.windowId }
  const forCustomer = () => call(ordering.listProductsToOrder, neighbor, { id: neighbor.CustomerID ?? 0, ...at })
  const lists: Readonly<Record<string, () => Promise<Called<{ readonly rows: readonly unknown[] }>>>> = {
    'a neighbor’s product list': forCustomer,
    'a neighbor’s product list, first in a minute': () => {
      clock.advance(listAgeMs)
      return forCustomer()
    },
    'inventory grid, first page': () => call(inventory.getItemsGrid, staff, {}),
    'inventory activity, first page': () => call(stock.getInventoryActivityGrid, staff, {}),
  }
  const found: ListCost[] = []
  for (const [what, ask] of Object.entries(lists)) {
    await ask()
    const times: number[] = []
    table.forget()
    for (let run = 0; run < runs; run++) {
      const from = stopwatch()
      await table.as(what, ask)
      times.push(stopwatch() - from)
    }
    const { requests = 0, reads = 0 } = table.usage()[what] ?? {}
    const { status, answer, body } = await ask()
    if (status !== 200) throw new Error(`${what}: ${status} ${body.slice(0, 200)}`)
    found.push({
      what,
      requests: requests / runs,
      reads: reads / runs,
      rows: answer.Value?.rows.length ?? 0,
      bytes: Buffer.byteLength(body),
      milliseconds: median(times),
    })
  }
  return found
}
