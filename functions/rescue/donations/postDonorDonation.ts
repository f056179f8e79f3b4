import { randomUUID } from 'node:crypto'
import { isRefusal, refuse } from '../../../shared/core/answer.ts'
import { fill } from '../../../shared/core/text/text.ts'
import { type DonorApiKey, maxCallsPerMinute } from '../../../shared/network/donors/apiKey.ts'
import * as donations from '../../../shared/rescue/donations/api.ts'
import * as refusals from '../../../shared/rescue/donations/refusals.ts'
import type { PublicContext } from '../../core/http/context.ts'
import { HttpFault } from '../../core/http/fault.ts'
import { openEndpoint } from '../../core/http/http.ts'
import { isOverLimit } from '../../core/http/throttle.ts'
import { donorKeys } from '../../core/table/keys/donors.ts'
import { openApiKey } from '../../network/donors/apiKeyTable.ts'
import { donorLocationByCode } from '../../network/donors/locationTable.ts'
import { findEntity } from '../../network/organizations/entityTable.ts'
import { newPost } from './newPost.ts'
import { postReferred } from './referenceTable.ts'

const limit = { max: maxCallsPerMinute, spanMs: 60_000 } as const

async function assertNotTooFast(key: DonorApiKey, { now, language }: PublicContext<unknown>): Promise<void> {
  if (await isOverLimit(limit, now, (minute) => donorKeys.apiKeyUses(key.DonorID, key.ID, minute)))
    throw new HttpFault(429, fill(refusals.apiKeyTooFast[language], { max: limit.max }))
}

/** Idempotent by the donor's reference: of two calls with the same one at the same moment both answer one donation. */
export const handler = openEndpoint(donations.postDonorDonation, async (context) => {
  const { input, now } = context
  const { donorId, Reference: reference, LocationCode, StartAfter = null, ...row } = input
  const key = await openApiKey(donorId, context)
  await assertNotTooFast(key, context)
  // Every call is an import of its own: only the one that posted the donation says that it did.
  const importId = `api-${randomUUID()}`
  const posted = await postReferred({ donorId, reference, importId, by: null, now }, async () => {
    // A donor that was deleted has no locations any more.
    const donor = await findEntity('donor', donorId)
    const reached = key.FoodBankID === null ? (donor?.FoodBankIDs ?? []) : [key.FoodBankID]
    const location = await donorLocationByCode(donorId, reached, LocationCode)
    if (!location) return refuse(refusals.unknownLocationCode, { code: LocationCode })
    return newPost({ ...row, DonorLocationID: location.ID, StartAfter }, location, key.CreatedBy, now, 'API')
  })
  if (isRefusal(posted)) return posted
  return { ID: posted.DonationID, Code: posted.Code, IsAdded: posted.isAdded }
})
