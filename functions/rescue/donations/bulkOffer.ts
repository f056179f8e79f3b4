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
import { locationsOfDonor } from '../../network/organizations/entityTable.ts'
import { itemsOf } from './givenItems.ts'
import { checkedPost } from './newPost.ts'
import { postReferred } from './referenceTable.ts'

const postRow = (
  { Reference: reference, LocationCode, ...row }: BulkRow,
  locations: ReadonlyMap<string, DonorLocationEntity>,
  { caller, importId, now }: { caller: Caller; importId: string; now: Date },
) =>
  postReferred({ donorId: caller.EntityID, reference, importId, by: caller, now }, async () => {
    const location = locations.get(codeKey(LocationCode))
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
  const locations = new Map(
    (await locationsOfDonor(caller.EntityID)).map((location) => [codeKey(location.Code), location]),
  )
  const outcomes: BulkOutcome[] = []
  for (const row of input.rows) {
    const posted = await postRow(row, locations, { caller, importId: input.ImportID, now })
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
