import { addDays } from '../../../../shared/core/time/zone.ts'
import {
  CountedRecord,
  DistributionRecord,
  isTefapRecord,
  netRecords,
} from '../../../../shared/pantry/orders/distribution.ts'
import { deletedFrom, keptByRule } from '../../../../shared/pantry/tefap/retention.ts'
import { chunksOf } from '../../../core/chunks.ts'
import { present } from '../../../core/table/conditions.ts'
import { distributionLists, orderKeys } from '../../../core/table/keys/orders.ts'
import type { List } from '../../../core/table/lists.ts'
import { records } from '../../../core/table/records.ts'
import { table } from '../../../core/table/table.ts'
import type { Write } from '../../../core/table/write.ts'

/** Distribution records in the table, beside their order, in the lists of owner, food bank and customer by day. */

type RecordKey = Pick<DistributionRecord, 'OrderID' | 'Sequence' | 'IsReversal'>

const distributions = records('distribution', {
  schema: DistributionRecord,
  key: ({ OrderID, Sequence, IsReversal }: RecordKey) =>
    (IsReversal ? orderKeys.reversal : orderKeys.handOver)(OrderID, Sequence),
  lists: ({ EntityID, FoodBankID, CustomerID }) => [
    distributionLists.owner(EntityID),
    distributionLists.foodBank(FoodBankID),
    distributionLists.customer(CustomerID),
  ],
  sort: ({ Day, OrderID }) => `${Day}#${OrderID}`,
  row: DistributionRecord,
})

/** TEFAP records are deleted when their time is over; of others the reports go on. */
const expiryOf = (record: DistributionRecord) =>
  isTefapRecord(record) ? { expires: deletedFrom(keptByRule(record.Day)) } : {}

/** For the transaction of the hand-over, or of what takes it back; each is written once. */
export function newDistributionWrite(record: DistributionRecord): Write {
  const write = distributions.add(record)
  return 'put' in write ? { ...write, put: { ...write.put, ...expiryOf(record) } } : write
}

/** Day up to which a record is kept. */
export const keptDistributionWrite = ({ OrderID, Sequence, IsReversal }: RecordKey, until: string): Write => ({
  update: (IsReversal ? orderKeys.reversal : orderKeys.handOver)(OrderID, Sequence),
  set: { expires: deletedFrom(until) },
  when: present,
})

const between = async (list: List, from: string, to: string) =>
  netRecords(await table.all({ ...list, from, to: `${to}#~` }, DistributionRecord))

/** Records of one query: with their lines, which are paid though not read, about the megabyte of a query. */
const countedAtOnce = 500
const rowFields = Object.keys(CountedRecord.shape)

interface CountedPage {
  readonly records: CountedRecord[]
  /** The day on which the next page begins. */
  readonly cursor: string | undefined
}

/** Whole days of a list from one to another, so that a record is counted together with what takes it back. */
export async function countedDays(list: List, from: string, to: string): Promise<CountedPage> {
  const page = await table.page({ ...list, from, to: `${to}#~`, limit: countedAtOnce, rowFields }, CountedRecord)
  if (!page.cursor) return { records: netRecords(page.items), cursor: undefined }
  const last = page.items.at(-1)?.Day ?? from
  const end = page.items.findIndex(({ Day }) => Day === last)
  if (end > 0) return { records: netRecords(page.items.slice(0, end)), cursor: last }
  const day = await table.all({ ...list, from: last, to: `${last}#~`, rowFields }, CountedRecord)
  return { records: netRecords(day), cursor: last < to ? addDays(last, 1) : undefined }
}

/** Records of goods that a customer received. */
export const distributionsOfCustomer = (customerId: number, from: string, to: string) =>
  between(distributionLists.customer(customerId), from, to)

/** Orders that were not handed over, or only until that was taken back, have none. */
export async function distributionsOfOrders(orderIds: readonly number[]): Promise<DistributionRecord[]> {
  const keys = orderIds.flatMap((id) => [orderKeys.handOver(id), orderKeys.reversal(id)])
  const found = await table.getMany(keys, distributions.schema)
  const reversed = found.filter(({ IsReversal }) => IsReversal).map(({ OrderID }) => OrderID)
  const later = await Promise.all(reversed.map((id) => table.all(orderKeys.handOvers(id), distributions.schema)))
  return netRecords([...found.filter(({ OrderID }) => !reversed.includes(OrderID)), ...later.flat()])
}

/** Records of one transaction. */
const atOnce = 50

/**
 * Of a customer who is forgotten: goods and numbers of people stay for the reports, names and the postal code go. Whoever fetched
 * TEFAP food is part of the record, which goes when its time is over (decision 72).
 */
export async function forgetDistributions(customerId: number): Promise<void> {
  const records = await distributions.rows(distributionLists.customer(customerId))
  const nameOf = (one: DistributionRecord) => (isTefapRecord(one) ? one.Recipient.Name : null)
  const isSigned = (one: DistributionRecord) => !isTefapRecord(one) && one.Signature !== undefined
  const named = records.filter(
    (one) => one.PostalCode !== null || one.Recipient.Name !== nameOf(one) || (isSigned(one) && one.Signature?.Name),
  )
  for (const some of chunksOf(named, atOnce))
    await table.commit(
      some.map((one) =>
        distributions.set(one, {
          PostalCode: null,
          Recipient: { ...one.Recipient, Name: nameOf(one) },
          ...(one.Signature && isSigned(one) ? { Signature: { ...one.Signature, Name: '' } } : {}),
        }),
      ),
    )
}
