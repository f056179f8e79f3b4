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
import type { Write } from '../../core/table/write.ts'
import { markUsed } from '../../network/organizations/deleting.ts'
import { knownEntity } from '../../network/organizations/entityTable.ts'
import { itemsOf } from './givenItems.ts'

type Posting = readonly [
  draft: DonationDraft,
  location: DonorLocationEntity,
  by: { readonly UserID: number },
  now: Date,
  source?: PostInput['source'],
]

/** A donation that is not saved yet, and the writes that keep its location from being deleted. */
export type NewPost = DonationTransition & { readonly also: readonly Write[] }

/** The donation of a draft; or all that keeps it from being posted from this location now. */
export async function checkedPost(
  ...[draft, location, by, now, source = 'WEB']: Posting
): Promise<NewPost | readonly Refusal[]> {
  const type = draftPickupTime(draft)
  const [items, foodBank] = await Promise.all([itemsOf(draft.categories), knownEntity('foodBank', location.FoodBankID)])
  const found = [
    ...(location.IsActive ? [] : [refuse(refusals.inactiveLocation)]),
    ...(isRefusal(type) ? unknownRefusals(draft) : draftRefusals(draft, type, now, location.TimeZone)),
    ...(isRefusal(items) ? [items] : []),
  ]
  if (found.length > 0 || isRefusal(type) || isRefusal(items)) return found
  const made = newDonation(await nextId('donation'), { draft, location, foodBank, type, items, source }, by, now)
  return { ...made, also: markUsed(location) }
}

/** The same with the first reason alone. */
export async function newPost(...posting: Posting): Promise<NewPost | Refusal> {
  const made = await checkedPost(...posting)
  const first = 'state' in made ? made : made[0]
  if (!first) throw new Error('A draft that is not posted has a reason')
  return first
}
