import { table } from '../../../../functions/core/table/table.ts'
import { maxWrites } from '../../../../functions/core/table/write.ts'
import { knownEntity } from '../../../../functions/network/organizations/entityTable.ts'
import { newReceipt, receiptWrites } from '../../../../functions/rescue/receipts/receiptTable.ts'
import { systemCategories } from '../../../../shared/core/reference/reference.ts'
import { localDay } from '../../../../shared/core/time/zone.ts'
import { ids, people } from '../../../engine/smallTenant.ts'

/** Receipts of one agency in the last three hundred days, of so many kinds of food each. */
export async function writeReceipts(count: number, kinds: number): Promise<void> {
  const [agency, location] = await Promise.all([
    knownEntity('agency', people.agencies[0].EntityID),
    knownEntity('donorLocation', ids.donorLocation),
  ])
  const items = systemCategories.slice(0, kinds).map((DonationCategory) => ({ Pounds: 12.5, DonationCategory }))
  const writes = Array.from({ length: count }, (_, at) => {
    const now = new Date(Date.now() - (at % 300) * 86_400_000 - at * 1000)
    const draft = { donorLocationId: location.ID, categories: [], date: localDay(now, location.TimeZone) }
    return newReceipt(500_000 + at, { draft, agency, location, items, now })
  }).flatMap((receipt) => receiptWrites(receipt).filter((write) => 'put' in write))
  for (let start = 0; start < writes.length; start += maxWrites)
    await table.commit(writes.slice(start, start + maxWrites))
}
