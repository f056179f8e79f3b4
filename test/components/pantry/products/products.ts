import type { PickupLocationRow } from '../../../../shared/pantry/locations/location.ts'
import { type Order, orderRow } from '../../../../shared/pantry/orders/order.ts'
import { orderGridRow } from '../../../../shared/pantry/orders/wire.ts'
import { sourceList } from '../../../../shared/pantry/products/reference.ts'
import type { ProductGridRow } from '../../../../shared/pantry/products/view.ts'
import type { ProductDetails } from '../../../../web/src/pantry/products/productDetails.ts'
import { answerWith, refusal, type SentRequest, value } from '../../setup.tsx'
import { base, details, row } from './products.fixture.ts'

/** A server of products. */

interface Served {
  rows: ProductGridRow[]
  base: ReturnType<typeof base>
  details: ProductDetails
  /** Orders in progress that hold the product. */
  orders: readonly Order[]
  locations: readonly PickupLocationRow[]
  answer: (request: SentRequest) => Response
}

/** A server with these rows; `answer` is what it says to changes. */
export const serveProducts = (parts: Partial<Served> = {}) => {
  const rows = parts.rows ?? [row(1, 'Green Beans')]
  return answerWith((request) => {
    const path = request.path.split('?')[0] ?? ''
    if (request.method !== 'GET') return parts.answer?.(request) ?? refusal('Not now')
    if (request.path.includes('PantryInventoryItemID='))
      return value({ rows: (parts.orders ?? []).map((order) => orderGridRow(orderRow(order))) })
    if (path.endsWith('Grid')) return value({ rows })
    if (path.endsWith('/session/filters')) return value({ Version: 0, Filters: [] })
    if (path.endsWith('/base')) return value(parts.base ?? base())
    if (path.endsWith('/sources')) return value(sourceList('en'))
    if (path.endsWith('/details')) return value(parts.details ?? details(rows[0] ?? row(1, 'Green Beans')))
    if (path.endsWith('/inventory')) return value(rows)
    if (path.endsWith('/locations')) return value(parts.locations ?? [])
    return value([])
  })
}

/** The changes among the requests. */
export const changesIn = (sent: readonly SentRequest[]) => sent.filter(({ method }) => method !== 'GET')
