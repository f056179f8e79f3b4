import * as z from 'zod/mini'
import { DistributionRecord, isTefapRecord } from '../../../../shared/pantry/orders/distribution.ts'
import { keeping } from '../../../../shared/pantry/tefap/retention.ts'
import type { RetentionParameters } from '../../../../shared/work/jobs/kinds.ts'
import { chunksOf } from '../../../core/chunks.ts'
import type { JobKind } from '../../../core/jobMachine/jobKind.ts'
import { customerLists } from '../../../core/table/keys/customers.ts'
import { distributionLists } from '../../../core/table/keys/orders.ts'
import { table } from '../../../core/table/table.ts'
import { maxWrites, type Write } from '../../../core/table/write.ts'
import { certificatesOf, keptCertificateWrite } from '../../customers/certificateTable.ts'
import { loadHolds, type RecordHolds } from '../../customers/holdTable.ts'
import { keptDistributionWrite } from './distributionTable.ts'

/**
 * Marks the TEFAP records of a food bank with the day up to which they are kept, by its holds as they are now: first hand-overs with
 * the certificates of their households, also of forgotten ones, then the certificates of all households.
 */

type Holds = RecordHolds['Holds']
const Place = z.object({ of: z.enum(['records', 'customers']), cursor: z.optional(z.string()) })
const Numbered = z.object({ ID: z.int() })

const recordsAStep = 200
const customersAStep = 100
/** Households that are read at once. */
const atOnce = 25

async function certificateWrites(customerIds: readonly number[], holds: Holds): Promise<Write[]> {
  const writes: Write[] = []
  for (const some of chunksOf([...new Set(customerIds)], atOnce)) {
    const found = await Promise.all(some.map((ID) => certificatesOf({ ID, MergedIDs: [] })))
    writes.push(...found.flat().map((one) => keptCertificateWrite(one, keeping(one.ValidTo, holds).until)))
  }
  return writes
}

const recordWrite = (record: DistributionRecord, holds: Holds) =>
  keptDistributionWrite(record, keeping(record.Day, holds, { locationId: record.PantryLocationID }).until)

async function readRecords(foodBankId: number, cursor: string | undefined, holds: Holds) {
  const list = distributionLists.foodBank(foodBankId)
  const page = await table.page({ ...list, limit: recordsAStep, cursor }, DistributionRecord)
  const records = page.items.filter(isTefapRecord)
  const ids = records.map(({ CustomerID }) => CustomerID)
  const certificates = await certificateWrites(ids, holds)
  const writes = [...records.map((record) => recordWrite(record, holds)), ...certificates]
  return { writes, cursor: page.cursor }
}

async function readCustomers(foodBankId: number, cursor: string | undefined, holds: Holds) {
  const list = customerLists.foodBank(foodBankId)
  const page = await table.page({ ...list, limit: customersAStep, cursor }, Numbered)
  const ids = page.items.map(({ ID }) => ID)
  return { writes: await certificateWrites(ids, holds), cursor: page.cursor }
}

export const retentionJob: JobKind<RetentionParameters> = {
  step: async ({ foodBankId }, at) => {
    const { of, cursor: start } = at === null ? { of: 'records' as const } : Place.parse(JSON.parse(at))
    const { Holds } = await loadHolds(foodBankId)
    const read = of === 'records' ? readRecords : readCustomers
    const { writes, cursor } = await read(foodBankId, start, Holds)
    for (const some of chunksOf(writes, maxWrites)) await table.commit(some)
    const next = cursor === undefined ? (of === 'records' ? { of: 'customers' } : undefined) : { of, cursor }
    return { rows: writes.length, cursor: next && JSON.stringify(next) }
  },
}
