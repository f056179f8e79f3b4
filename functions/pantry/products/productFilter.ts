import type { Input } from '../../../shared/core/schema/endpoint.ts'
import type * as inventory from '../../../shared/pantry/products/api.ts'
import {
  allStatuses,
  holdsProductWords,
  isOfProductStatus,
  type ProductOrder,
  productStatusTypes,
  productsSince,
} from '../../../shared/pantry/products/gridFilter.ts'
import type { ProductRow } from '../../../shared/pantry/products/product.ts'
import type { Stock } from '../../../shared/pantry/stock/stock.ts'
import { HttpFault } from '../../core/http/http.ts'
import { slicedPage } from '../../core/table/slicedPage.ts'
import { addedBetween } from './addedBetween.ts'
import { productsOfOwner } from './productTable.ts'
import { stockOfOwner } from './stockTable.ts'

/** The filters of the products grid, and its orders that no index serves: for them all products of the pantry are read. */

type GridFilter = Pick<Input<typeof inventory.getItemsGrid>, 'search' | 'start' | 'end' | 'zone' | 'statusTypeId'>
export type PassesProduct = (row: ProductRow, quantity: number) => boolean

/** Undefined when the filters, as the grid opens with them, leave nothing out: then a page costs no more than its rows. */
export function productFilter(
  { search, start = productsSince, end, zone, statusTypeId = allStatuses }: GridFilter,
  now: Date,
): PassesProduct | undefined {
  if (!productStatusTypes.some(({ ID }) => ID === statusTypeId)) throw new HttpFault(400, 'statusTypeId: unknown')
  const days = addedBetween({ start, end, zone }, now)
  if (!search && statusTypeId === allStatuses && days === undefined) return undefined
  return (row, quantity) =>
    (days === undefined || days(row)) &&
    isOfProductStatus(row, quantity, statusTypeId) &&
    holdsProductWords(row, search)
}

/** All products of a pantry, with what is available of each. */
export async function productsWithStock(entityId: number) {
  const [rows, stock] = await Promise.all([productsOfOwner(entityId), stockOfOwner(entityId, false)])
  return { rows, stock, quantityOf: ({ ID }: Pick<ProductRow, 'ID'>) => stock.get(ID)?.Quantity ?? 0 }
}

const digits = 16
const padded = (count: number) => String(count).padStart(digits, '0')
/** Numbers are given upwards: the newest has the highest. */
const newestFirst = (id: number) => padded(Number.MAX_SAFE_INTEGER - id)

interface SortedPage {
  readonly passes: PassesProduct | undefined
  readonly limit: number
  readonly cursor?: string | undefined
}

export async function sortedProducts(
  entityId: number,
  order: Exclude<ProductOrder, 'name'>,
  { passes, ...page }: SortedPage,
): Promise<{ items: ProductRow[]; cursor?: string | undefined; stock: ReadonlyMap<number, Stock> }> {
  const { rows, stock, quantityOf } = await productsWithStock(entityId)
  const positionOf = (row: ProductRow) =>
    order === 'newest' ? newestFirst(row.ID) : `${padded(quantityOf(row))}${padded(row.ID)}`
  const found = rows
    .filter((row) => passes?.(row, quantityOf(row)) ?? true)
    .toSorted((one, other) => (positionOf(one) < positionOf(other) ? -1 : 1))
  const { rows: items, cursor } = slicedPage(found, positionOf, page)
  return { items, cursor, stock }
}
