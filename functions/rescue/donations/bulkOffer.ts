import type { Caller } from '../../../shared/core/access.ts'
import { isRefusal, refuse } from '../../../shared/core/answer.ts'
import { refusalText } from '../../../shared/core/refusalText.ts'
import { codeKey } from '../../../shared/network/donors/donor.ts'
import type { DonorLocationEntity } from '../../../shared/network/organizations/entity.ts'
import * as donations from '../../../shared/rescue/donations/api.ts'
import type { BulkOutcome, BulkRow } from '../../../shared/rescue/donations/bulkOffer.ts'
import { unknownRefusals } from '../../../shared/rescue/donations/post.ts'
import * as refusals from '../../../shared/rescue/donations/refusals.ts'
import { endpoint } from '../../core/http/http.ts'
import { placesOfDonor } from '../../network/organizations/entityTable.ts'
import { itemsOf } from './givenItems.ts'
import { checkedPost } from './newPost.ts'
import { postReferred } from './referenceTable.ts'

const postRow = (
  { Reference: reference, LocationCode, ...row }: BulkRow,
  places: ReadonlyMap<string, DonorLocationEntity>,
  { caller, importId, now }: { caller: Caller; importId: string; now: Date },
) =>
  postReferred({ donorId: caller.EntityID, reference, importId, by: caller, now }, async () => {
    const location = places.get(codeKey(LocationCode))
    if (location) return checkedPost({ ...row, DonorLocationID: location.ID, StartAfter: null }, location, caller, now)
    const items = await itemsOf(row.categories)
    const unknown = [refuse(refusals.unknownLocationCode, { code: LocationCode }), ...unknownRefusals(row)]
    return isRefusal(items) ? [...unknown, items] : unknown
  })

/**
 * Rows one after the other, each on its own: a refused one says all that is wrong with it and leaves the others, and a repeat
 * adds nothing twice.
 */
export const handler = endpoint(donations.bulkOffer, async ({ input, caller, now, language }) => {
  const places = new Map((await placesOfDonor(caller.EntityID)).map((place) => [codeKey(place.Code), place]))
  const outcomes: BulkOutcome[] = []
  for (const row of input.rows) {
    const posted = await postRow(row, places, { caller, importId: input.ImportID, now })
    const Reasons = 'isAdded' in posted ? [] : posted.map((reason) => refusalText(reason, language))
    const told = { Reference: row.Reference, Reasons }
    outcomes.push(
      'isAdded' in posted
        ? { ...told, Outcome: posted.isAdded ? 'added' : 'present', ID: posted.DonationID, Code: posted.Code }
        : { ...told, Outcome: 'refused', ID: null, Code: '' },
    )
  }
  return outcomes
})
