import * as z from 'zod/mini'
import { canAccess, shownToFoodBank } from '../../../shared/core/access.ts'
import { DistributionRecord, isTefapRecord } from '../../../shared/pantry/orders/distribution.ts'
import { type AuditMovement, isAudited } from '../../../shared/pantry/pantryReports/auditBundle.ts'
import { itemSources } from '../../../shared/pantry/products/reference.ts'
import { Movement } from '../../../shared/pantry/stock/stock.ts'
import { fiscalYearDays } from '../../../shared/pantry/tefap/fiscalYear.ts'
import type { AuditBundleParameters } from '../../../shared/work/jobs/kinds.ts'
import type { View } from '../../core/http/context.ts'
import { notFound } from '../../core/http/fault.ts'
import type { JobKind } from '../../core/jobMachine/jobKind.ts'
import { somePages } from '../../core/jobMachine/somePages.ts'
import { distributionLists } from '../../core/table/keys/orders.ts'
import { table } from '../../core/table/table.ts'
import { pickupLocationById } from '../locations/locationTable.ts'
import { productsOfOwner } from '../products/productTable.ts'
import { movementsInDays } from '../products/stockTable.ts'
import { auditZip } from './auditZip.ts'

/** Bundle for an audit of a site and federal fiscal year: first its hand-overs are read, then the ledgers of TEFAP products. */

const Place = z.object({ product: z.optional(z.int()), cursor: z.optional(z.string()) })
type Place = z.infer<typeof Place>
const Part = z.object({
  records: z.optional(z.array(DistributionRecord)),
  movements: z.optional(z.array(z.extend(Movement, { ProductID: z.int(), Name: z.string() }))),
})

/** Records with their lines of one query. */
const recordsAPage = 200
const tefapSource = itemSources.find(({ Code }) => Code === 'TEFAP')?.ID

/** Somebody else's is not found: a job checks what an endpoint would. */
export async function auditedSite({ locationId }: AuditBundleParameters, { caller }: Pick<View, 'caller'>) {
  const site = await pickupLocationById(locationId)
  if (!site || !canAccess(caller, shownToFoodBank(site))) throw notFound()
  return site
}
type Site = Awaited<ReturnType<typeof auditedSite>>

async function handOvers(site: Site, year: number, at: string | null) {
  const { start, end } = fiscalYearDays(year)
  const query = { ...distributionLists.owner(site.EntityID), from: start, to: `${end}#~`, limit: recordsAPage }
  const { found, cursor } = await somePages(at, async (next) => {
    const page = await table.page({ ...query, cursor: next }, DistributionRecord)
    return { rows: page.items, cursor: page.cursor }
  })
  return { records: found.filter((one) => one.PantryLocationID === site.ID && isTefapRecord(one)), cursor }
}

const tefapProducts = async ({ EntityID }: Site) =>
  (await productsOfOwner(EntityID))
    .filter((product) => product.PantryInventoryItemSourceID === tefapSource)
    .toSorted((a, b) => a.ID - b.ID)

/** Of one product; undefined after the last. */
async function ledger(site: Site, year: number, index: number): Promise<AuditMovement[] | undefined> {
  const product = (await tefapProducts(site))[index]
  if (!product) return undefined
  const { start, end } = fiscalYearDays(year)
  const { ID: ProductID, Name } = product
  const movements = await movementsInDays(ProductID, start, end)
  return movements.filter(isAudited).map((movement) => ({ ...movement, ProductID, Name }))
}

const cursorOf = (place: Place) => JSON.stringify(place)

export const auditJob: JobKind<AuditBundleParameters> = {
  step: async (parameters, at, view) => {
    const site = await auditedSite(parameters, view)
    const { product, cursor: start } = at === null ? {} : Place.parse(JSON.parse(at))
    if (product === undefined) {
      const { records, cursor } = await handOvers(site, parameters.year, start ?? null)
      const next = cursor === undefined ? { product: 0 } : { cursor }
      return { content: JSON.stringify({ records }), rows: records.length, cursor: cursorOf(next) }
    }
    const movements = await ledger(site, parameters.year, product)
    const next = movements && cursorOf({ product: product + 1 })
    return { content: JSON.stringify({ movements: movements ?? [] }), rows: movements?.length ?? 0, cursor: next }
  },
  compose: async (parts, parameters, view) => {
    const site = await auditedSite(parameters, view)
    const read = await Array.fromAsync(parts, (part) => Part.parse(JSON.parse(part)))
    const records = read.flatMap((part) => part.records ?? [])
    const movements = read.flatMap((part) => part.movements ?? [])
    return auditZip({ site, year: parameters.year, records, movements }, view)
  },
}
