import { gunzipSync, gzipSync } from 'node:zlib'
import * as z from 'zod/mini'
import { Instant } from '../../../shared/core/schema/fields.ts'
import { OrderableList, type OrderableProduct, orderableProduct } from '../../../shared/pantry/products/orderable.ts'
import { log } from '../../core/log.ts'
import { pause } from '../../core/pause.ts'
import { tableName } from '../../core/table/client.ts'
import { absentField, less, more, or } from '../../core/table/conditions.ts'
import { orderingKeys } from '../../core/table/keys/ordering.ts'
import { table } from '../../core/table/table.ts'
import { ConditionFailed } from '../../core/table/write.ts'
import { loadGlobalLimits } from '../limits/limitTable.ts'
import { loadOrderRules } from '../orders/orderRules.ts'
import { productsById, productsOfOwner } from '../products/productTable.ts'
import { tagsOfOwner } from '../tags/tagTable.ts'

/**
 * Products that customers choose from, put together once a minute at most and kept compressed: 300 products are read for two units
 * instead of a hundred and fifty. Whoever finds it older puts it together again; meanwhile the others get the older one, up
 * to the two minutes in which a change has to be visible.
 */
const freshMs = 60_000
const maxAgeMs = 120_000
/** After this time somebody else does what one began. */
const claimMs = 5_000
const waitMs = 200
const maxWaits = 15

/** Raised with each change of `OrderableList`: what an earlier version stored is then put together anew. */
const shapeVersion = 3

const Head = z.object({ Shape: z.int(), BuiltAt: Instant, ClaimedAt: z.optional(Instant) })
type Head = z.infer<typeof Head>
const Body = z.object({ Shape: z.int(), Gzip: z.instanceof(Uint8Array) })

interface Held {
  readonly builtAt: string
  readonly list: OrderableList
}
/** By table and owner, so that a warm function parses each list once. */
const held = new Map<string, Held>()
const heldName = (entityId: number) => `${tableName()} ${entityId}`

const ageOf = ({ BuiltAt }: Head, now: Date) => now.getTime() - Date.parse(BuiltAt)
const isWithin = (head: Head | undefined, now: Date, ms: number): head is Head =>
  head !== undefined && Math.abs(ageOf(head, now)) < ms

export async function orderableList(entityId: number, now: Date): Promise<OrderableList> {
  const head = await headOf(entityId)
  if (isWithin(head, now, freshMs)) return (await listAt(entityId, head)) ?? build(entityId, head, now)
  const isMine = await claim(entityId, head, now)
  if (!isMine && isWithin(head, now, maxAgeMs)) return (await listAt(entityId, head)) ?? build(entityId, head, now)
  return (isMine ? undefined : await builtByOther(entityId, now)) ?? build(entityId, head, now)
}

async function headOf(entityId: number): Promise<Head | undefined> {
  const [head] = await table.getMany([orderingKeys.orderableHead(entityId)], Head)
  return head?.Shape === shapeVersion ? head : undefined
}

async function listAt(entityId: number, { BuiltAt: builtAt }: Head): Promise<OrderableList | undefined> {
  const known = held.get(heldName(entityId))
  if (known?.builtAt === builtAt) return known.list
  const [body] = await table.getMany([orderingKeys.orderableList(entityId)], Body)
  if (body?.Shape !== shapeVersion) return undefined
  const list = OrderableList.parse(JSON.parse(gunzipSync(body.Gzip).toString()))
  held.set(heldName(entityId), { builtAt, list })
  return list
}

/** One at a time puts it together. */
async function claim(entityId: number, head: Head | undefined, now: Date): Promise<boolean> {
  const earlier = new Date(now.getTime() - claimMs).toISOString()
  try {
    await table.commit([
      {
        update: orderingKeys.orderableHead(entityId),
        set: { ClaimedAt: now.toISOString(), BuiltAt: head?.BuiltAt ?? new Date(0).toISOString(), Shape: shapeVersion },
        when: or(absentField('ClaimedAt'), less('ClaimedAt', earlier), more('ClaimedAt', now.toISOString())),
      },
    ])
    return true
  } catch (error) {
    if (error instanceof ConditionFailed) return false
    throw error
  }
}

/** Waits for a list that another call puts together. */
async function builtByOther(entityId: number, now: Date): Promise<OrderableList | undefined> {
  for (let waits = 0; waits < maxWaits; waits++) {
    await pause(waitMs)
    const head = await headOf(entityId)
    if (isWithin(head, now, freshMs)) return listAt(entityId, head)
  }
  return undefined
}

async function build(entityId: number, head: Head | undefined, now: Date): Promise<OrderableList> {
  const before = head && (await listAt(entityId, head))
  const [Products, Tags, { ItemsPerOrder, OrderLimits }, { ShowsNutrition = false }] = await Promise.all([
    activeProducts(entityId, before?.Products),
    tagsOfOwner(entityId),
    loadGlobalLimits(entityId),
    loadOrderRules(entityId),
  ])
  const list = OrderableList.parse({ Products, Tags, Limits: { ItemsPerOrder, OrderLimits }, ShowsNutrition })
  const [Shape, BuiltAt] = [shapeVersion, now.toISOString()]
  // The answer doesn't depend on it: without it the next one puts it together again.
  await table
    .commit([
      { put: { ...orderingKeys.orderableList(entityId), Shape, Gzip: gzipSync(JSON.stringify(list)) } },
      { put: { ...orderingKeys.orderableHead(entityId), Shape, BuiltAt } },
    ])
    .catch((error) => log.warn('orderable list not stored', { entityId, error }))
  held.set(heldName(entityId), { builtAt: BuiltAt, list })
  return list
}

/** Products that are as they were before are not read again. */
async function activeProducts(entityId: number, before: readonly OrderableProduct[] = []): Promise<OrderableProduct[]> {
  const rows = (await productsOfOwner(entityId)).filter(({ IsActive }) => IsActive)
  const known = new Map(before.map((product) => [product.ID, product]))
  const changed = rows.filter(({ ID, Version }) => known.get(ID)?.Version !== Version).map(({ ID }) => ID)
  const read = new Map((await productsById(changed)).map((product) => [product.ID, product]))
  return rows.flatMap(({ ID }) => {
    const product = read.get(ID)
    if (product) return product.IsActive ? orderableProduct(product) : []
    return changed.includes(ID) ? [] : (known.get(ID) ?? [])
  })
}
