import { nextId } from '../../functions/core/table/ids.ts'
import { anyEntity } from '../../functions/network/organizations/entityTable.ts'
import { receiveLoad } from '../../functions/rescue/loads/receiveLoad.ts'
import { receiverOf } from '../../functions/rescue/loads/receivers.ts'
import { submissionById } from '../../functions/rescue/loads/submissionTable.ts'
import type { LoadDraft } from '../../shared/rescue/loads/newSubmission.ts'
import type { Submission } from '../../shared/rescue/loads/submission.ts'
import { counter } from './counter.ts'
import { foodBank, ids } from './smallTenant.ts'

/** Distributors' loads for tests, received as the import receives them. */

const nextLoad = counter()

export const loadDraft = (more: Partial<LoadDraft> = {}): LoadDraft => ({
  Reference: `PO-${nextLoad()}`,
  Shipper: { Name: 'Sunrise Foods' },
  Carrier: { Name: 'Prairie Freight' },
  Origin: foodBank(ids.foodBank).Address,
  PickupDate: '2026-11-23',
  DeliveryDate: '2026-11-24',
  OfferDeadline: null,
  IsSimultaneousNotifyEnabled: false,
  Items: [
    { Product: 'Canned corn', Cases: 600, Items: 7200, Pounds: 9000 },
    { Product: 'Peanut butter', Cases: 400, Items: 4800, Pounds: 6400 },
  ],
  ...more,
})

/** Receives a load that is matched to these entities, in this order. */
export async function receivedLoad(
  entityIds: readonly number[] = [ids.foodBank, ids.otherFoodBank],
  more: Partial<LoadDraft> = {},
): Promise<number> {
  const found = await Promise.all(entityIds.map(anyEntity))
  const receivers = found.flatMap((entity) =>
    entity?.Kind === 'foodBank' || entity?.Kind === 'agency' ? [receiverOf(entity)] : [],
  )
  const draft = loadDraft(more)
  const { Latitude, Longitude } = draft.Origin
  // Each a bit farther from the origin than the one before, so that the list has their order.
  const foodBanks = receivers.map((receiver, index) => ({
    ...receiver,
    Address: { ...receiver.Address, Latitude: Latitude + index, Longitude },
  }))
  const network = { ID: ids.network, TimeZone: 'America/New_York' }
  const context = { ID: await nextId('submission'), network, foodBanks, now: new Date() }
  return (await receiveLoad(draft, context, `test ${draft.Reference}`)).ID
}

export async function storedLoad(id: number): Promise<Submission> {
  const submission = await submissionById(id)
  if (!submission) throw new Error(`Submission ${id} is not stored`)
  return submission
}
