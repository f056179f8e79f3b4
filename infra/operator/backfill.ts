import { isDeepStrictEqual } from 'node:util'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { jobStore } from '../../functions/core/jobMachine/jobTable.ts'
import type { Item } from '../../functions/core/table/client.ts'
import { atVersion } from '../../functions/core/table/conditions.ts'
import { tenantKeys } from '../../functions/core/table/keys/tenant.ts'
import { type Key, tableShape } from '../../functions/core/table/shape.ts'
import { table } from '../../functions/core/table/table.ts'
import { isConflict, type Update, type Write } from '../../functions/core/table/write.ts'
import { delayedTexts } from '../../functions/core/texting/textTable.ts'
import { pendingDonors } from '../../functions/network/donors/pendingDonorTable.ts'
import { invitations } from '../../functions/network/people/invitationTable.ts'
import { lackingEntryWrites } from '../../functions/pantry/customers/customerTable.ts'
import { customerInvitations } from '../../functions/pantry/invitations/customerInvitationTable.ts'
import { countBags } from '../../functions/pantry/orders/bags.ts'
import { orderStore } from '../../functions/pantry/orders/orderTable.ts'
import { orderReminders } from '../../functions/pantry/orders/reminderTable.ts'
import { standingOrders } from '../../functions/pantry/standing/standingTable.ts'
import { lowStockWatches } from '../../functions/pantry/stock/lowStockTable.ts'
import { waitlists } from '../../functions/pantry/waitlist/waitlistTable.ts'
import { donationStore } from '../../functions/rescue/donations/donationTable.ts'
import { submissionStore } from '../../functions/rescue/loads/submissionTable.ts'
import { reportSchedules } from '../../functions/work/schedules/scheduleTable.ts'

/**
 * Rewrites items that an earlier version of the code stored, as this one would store them: lists that came since have them,
 * too, and the upgrades of their shapes can go some day. Nothing is published, no version of an item changes, and whoever
 * changes one meanwhile wins. Neighbors get the search words that came since. Each part of the table keeps its progress in
 * the table, so that a stopped run goes on anywhere.
 */

const nouns = [
  customerInvitations,
  delayedTexts,
  donationStore,
  invitations,
  jobStore,
  lowStockWatches,
  orderReminders,
  orderStore,
  pendingDonors,
  reportSchedules,
  standingOrders,
  submissionStore,
  waitlists,
]

export interface Backfilled {
  /** Items that this run read. */
  readonly read: number
  readonly rewritten: number
  /** Changed by others while they were rewritten, and so stored in their code's shape. */
  readonly changedMeanwhile: number
  /** Keys of items that this code can't read. */
  readonly unreadable: readonly string[]
  /** A stopped run was continued. */
  readonly isContinued: boolean
}

/** Parts of the table that are worked on side by side, and items of a page; progress is kept after each page. */
const segments = 8
const pageSize = 100

const client = DynamoDBDocumentClient.from(new DynamoDBClient({}))

type Stored = Key & Item
const Progress = z.object({
  Last: z.optional(z.record(z.string(), z.unknown())),
  /** The whole part was read. */
  IsDone: z._default(z.boolean(), false),
})
type Progress = z.infer<typeof Progress>

/** Rebuilds an item of an earlier shape in this one; nothing for an item of this shape or of a newer one. */
function rewriting(item: Stored): Update[] {
  const wanted = nouns.map((noun) => noun.asStoredNow(item)).find((now) => now !== undefined)
  if (!wanted || Number(wanted.Shape) <= Number(item.Shape ?? 1)) return []
  const set = Object.entries(wanted).filter(
    ([name, value]) => value !== undefined && !isKey(name) && !isDeepStrictEqual(value, item[name]),
  )
  const unset = Object.keys(item).filter((name) => wanted[name] === undefined)
  const { pk, sk } = item
  return [{ update: { pk, sk }, set: Object.fromEntries(set), unset, when: atVersion(Number(item.Version)) }]
}
const isKey = (name: string) => name === tableShape.partitionKey || name === tableShape.sortKey

interface Counts {
  read: number
  rewritten: number
  changedMeanwhile: number
  readonly unreadable: string[]
}

async function rewrite(item: Stored, counts: Counts): Promise<void> {
  counts.read += 1
  let writes: readonly Write[] = []
  try {
    writes = item.sk === 'CUSTOMER' ? await lackingEntryWrites(Number(item.ID)) : rewriting(item)
  } catch {
    // It stays as it is, and is named.
    counts.unreadable.push(`${item.pk} ${item.sk}`)
  }
  if (writes.length === 0) return
  try {
    await table.commit([...writes])
    if (item.sk === 'ORDER') await countBags(Number(item.ID), new Date())
    counts.rewritten += 1
  } catch (error) {
    if (!isConflict(error)) throw error
    counts.changedMeanwhile += 1
  }
}

/** One part of the table, from where a stopped run left it. */
async function backfillSegment(TableName: string, Segment: number, from: Progress | undefined, counts: Counts) {
  const place = tenantKeys.backfill(Segment)
  let start: Item | undefined = from?.Last
  do {
    const page = await client.send(
      new ScanCommand({
        TableName,
        Segment,
        TotalSegments: segments,
        Limit: pageSize,
        ConsistentRead: true,
        ...(start ? { ExclusiveStartKey: start } : {}),
      }),
    )
    for (const item of page.Items ?? []) await rewrite(item as Stored, counts)
    start = page.LastEvaluatedKey
    await table.commit([{ put: start ? { ...place, Last: start } : { ...place, IsDone: true } }])
  } while (start)
}

const parts = Array.from({ length: segments }, (_, segment) => segment)

const forgetProgress = () => Promise.all(parts.map((part) => table.commit([{ remove: tenantKeys.backfill(part) }])))

/** Rewrites everything of an earlier shape. `isAnew`: what a stopped run did before is read again. */
export async function backfill(TableName: string, isAnew: boolean): Promise<Backfilled> {
  if (isAnew) await forgetProgress()
  const before = await Promise.all(parts.map((part) => table.get(tenantKeys.backfill(part), Progress)))
  const counts: Counts = { read: 0, rewritten: 0, changedMeanwhile: 0, unreadable: [] }
  await Promise.all(
    before.map(async (from, part) => {
      if (!from?.IsDone) await backfillSegment(TableName, part, from, counts)
    }),
  )
  await forgetProgress()
  return { ...counts, isContinued: before.some((from) => from !== undefined) }
}
