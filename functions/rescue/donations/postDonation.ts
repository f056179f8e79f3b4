import { canAccess } from '../../../shared/core/access.ts'
import { isRefusal, refuse } from '../../../shared/core/answer.ts'
import * as attachmentsRefusals from '../../../shared/core/attachments/refusals.ts'
import type { DonorLocationEntity } from '../../../shared/network/organizations/entity.ts'
import type { DonationDraft } from '../../../shared/rescue/donations/api.ts'
import * as donations from '../../../shared/rescue/donations/api.ts'
import { ownerOfDonation } from '../../../shared/rescue/donations/owner.ts'
import * as refusals from '../../../shared/rescue/donations/refusals.ts'
import { canRepost } from '../../../shared/rescue/donations/status/transactionFlags.ts'
import { isPhotoKey, storedPhotoRefusal, takePhotoKey } from '../../core/files/photos.ts'
import { endpointOn, type Loader } from '../../core/http/http.ts'
import { donationKeys } from '../../core/table/keys/donations.ts'
import { ConditionFailed } from '../../core/table/write.ts'
import { findEntity, ownerOfDonorLocation } from '../../network/organizations/entityTable.ts'
import { donationById, donationStore } from './donationTable.ts'
import { newPost } from './newPost.ts'

const location: Loader<'donorLocation', DonationDraft, DonorLocationEntity> = {
  kind: 'donorLocation',
  load: ({ input }) => findEntity('donorLocation', input.DonorLocationID),
  owner: ownerOfDonorLocation,
}

/** Posts a donation; the reaction to its event matches it. */
export const handler = endpointOn(
  donations.postDonation,
  location,
  async ({ input, caller, now, idempotencyKey, resource }) => {
    if (input.PhotoKey && !isPhotoKey('donations', input.PhotoKey)) return refuse(attachmentsRefusals.photoMissing)
    const original = input.copyOf === undefined ? undefined : await donationById(input.copyOf)
    if (original && canAccess(caller, ownerOfDonation(original)) && !canRepost(original))
      return refuse(refusals.repostIneligible)
    const photoRefusal = input.PhotoKey ? await storedPhotoRefusal(input.PhotoKey) : undefined
    if (photoRefusal) return photoRefusal
    const transition = await newPost(input, resource, caller, now)
    if (isRefusal(transition)) return transition
    const answer = { ID: transition.state.ID, Code: transition.state.Code }
    const photo = input.PhotoKey ? [takePhotoKey(donationKeys.photoUpload(caller.UserID, input.PhotoKey), now)] : []
    try {
      await donationStore.save(undefined, transition, {
        by: caller,
        now,
        also: [...idempotencyKey.writes(answer, now), ...photo, ...transition.also],
      })
      return answer
    } catch (error) {
      if (error instanceof ConditionFailed && photo.some((write) => error.failed.includes(write)))
        return refuse(attachmentsRefusals.photoMissing)
      throw error
    }
  },
)
