import { isRefusal, type Refusal, refuse } from '../../shared/answer.ts'
import type { DonationDraft } from '../../shared/api/donations.ts'
import type { DonationTransition } from '../../shared/donation/donationTransition.ts'
import { draftPickupTime, draftRefusal, newDonation, type PostInput } from '../../shared/donation/post.ts'
import type { DonorLocationEntity } from '../../shared/entity/entity.ts'
import * as refusals from '../../shared/refusals/refusals.ts'
import { knownEntity } from '../entities/entityTable.ts'
import { nextId } from '../table/ids.ts'
import { itemsOf } from './categories.ts'

/** A donation of a draft, not saved yet; or why it cannot be posted from this location now. */
export async function newPost(
  draft: DonationDraft,
  location: DonorLocationEntity,
  by: { readonly UserID: number },
  now: Date,
  source: PostInput['source'] = 'WEB',
): Promise<DonationTransition | Refusal> {
  if (!location.IsActive) return refuse(refusals.inactiveLocation)
  const type = draftPickupTime(draft)
  if (isRefusal(type)) return type
  const refusal = draftRefusal(draft, type, now, location.TimeZone)
  if (refusal) return refusal
  const [items, foodBank] = await Promise.all([itemsOf(draft.categories), knownEntity('foodBank', location.FoodBankID)])
  if (isRefusal(items)) return items
  return newDonation(await nextId('donation'), { draft, location, foodBank, type, items, source }, by, now)
}
