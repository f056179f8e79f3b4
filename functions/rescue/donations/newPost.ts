import { isRefusal, type Refusal, refuse } from '../../../shared/core/answer.ts'
import type { DonorLocationEntity } from '../../../shared/network/organizations/entity.ts'
import type { DonationDraft } from '../../../shared/rescue/donations/api.ts'
import type { DonationTransition } from '../../../shared/rescue/donations/donationTransition.ts'
import {
  draftPickupTime,
  draftRefusals,
  newDonation,
  type PostInput,
  unknownRefusals,
} from '../../../shared/rescue/donations/post.ts'
import * as refusals from '../../../shared/rescue/donations/refusals.ts'
import { nextId } from '../../core/table/ids.ts'
import { knownEntity } from '../../network/organizations/entityTable.ts'
import { itemsOf } from './givenItems.ts'

type Posting = readonly [
  draft: DonationDraft,
  location: DonorLocationEntity,
  by: { readonly UserID: number },
  now: Date,
  source?: PostInput['source'],
]

/** A donation of a draft, not saved yet; or all that keeps it from being posted from this location now. */
export async function checkedPost(
  ...[draft, location, by, now, source = 'WEB']: Posting
): Promise<DonationTransition | readonly Refusal[]> {
  const type = draftPickupTime(draft)
  const [items, foodBank] = await Promise.all([itemsOf(draft.categories), knownEntity('foodBank', location.FoodBankID)])
  const found = [
    ...(location.IsActive ? [] : [refuse(refusals.inactiveLocation)]),
    ...(isRefusal(type) ? unknownRefusals(draft) : draftRefusals(draft, type, now, location.TimeZone)),
    ...(isRefusal(items) ? [items] : []),
  ]
  if (found.length > 0 || isRefusal(type) || isRefusal(items)) return found
  return newDonation(await nextId('donation'), { draft, location, foodBank, type, items, source }, by, now)
}

/** The same with the first reason alone. */
export async function newPost(...posting: Posting): Promise<DonationTransition | Refusal> {
  const made = await checkedPost(...posting)
  const first = 'state' in made ? made : made[0]
  if (!first) throw new Error('A draft that is not posted has a reason')
  return first
}
