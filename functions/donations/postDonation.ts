import { canAccess } from '../../shared/access.ts'
import { isRefusal, refuse } from '../../shared/answer.ts'
import type { DonationDraft } from '../../shared/api/donations.ts'
import * as donations from '../../shared/api/donations.ts'
import { ownerOfDonation } from '../../shared/donation/owner.ts'
import type { DonorLocationEntity } from '../../shared/entity/entity.ts'
import * as refusals from '../../shared/refusals/refusals.ts'
import { canRepost } from '../../shared/status/transactionFlags.ts'
import { entityOf, ownerOfDonorLocation } from '../entities/entityTable.ts'
import { endpointOn, type Loader } from '../http.ts'
import { ConditionFailed } from '../table/write.ts'
import { donationById, donationStore } from './donationTable.ts'
import { newPost } from './newPost.ts'
import { isPhotoKey, storedPhotoRefusal, takePhotoKey } from './photo.ts'

const location: Loader<'donorLocation', DonationDraft, DonorLocationEntity> = {
  kind: 'donorLocation',
  load: ({ input }) => entityOf('donorLocation', input.DonorLocationID),
  owner: ownerOfDonorLocation,
}

/** Posts a donation; the reaction to its event matches it. */
export const handler = endpointOn(
  donations.postDonation,
  location,
  async ({ input, caller, now, idempotencyKey, resource }) => {
    if (input.PhotoKey && !isPhotoKey(input.PhotoKey)) return refuse(refusals.photoMissing)
    const original = input.copyOf === undefined ? undefined : await donationById(input.copyOf)
    if (original && canAccess(caller, ownerOfDonation(original)) && !canRepost(original))
      return refuse(refusals.repostIneligible)
    const photoRefusal = input.PhotoKey ? await storedPhotoRefusal(input.PhotoKey) : undefined
    if (photoRefusal) return photoRefusal
    const transition = await newPost(input, resource, caller, now)
    if (isRefusal(transition)) return transition
    const answer = { ID: transition.state.ID, Code: transition.state.Code }
    const photo = input.PhotoKey ? [takePhotoKey(caller, input.PhotoKey, now)] : []
    try {
      await donationStore.save(undefined, transition, {
        by: caller,
        now,
        also: [...idempotencyKey.writes(answer, now), ...photo],
      })
      return answer
    } catch (error) {
      if (error instanceof ConditionFailed && photo.some((write) => error.failed.includes(write)))
        return refuse(refusals.photoMissing)
      throw error
    }
  },
)
