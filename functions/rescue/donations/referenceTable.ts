import * as z from 'zod/mini'
import type { Caller } from '../../../shared/core/access.ts'
import type { Refusal } from '../../../shared/core/answer.ts'
import { ID } from '../../../shared/core/schema/fields.ts'
import { referenceKey } from '../../../shared/rescue/donations/bulkOffer.ts'
import { absent } from '../../core/table/conditions.ts'
import { donationKeys } from '../../core/table/keys/donations.ts'
import { table } from '../../core/table/table.ts'
import { ConditionFailed, type Write } from '../../core/table/write.ts'
import { donationStore } from './donationTable.ts'
import type { NewPost } from './newPost.ts'

/** A donor's own references of its donations: there is one donation of each, whoever sends it and however often. */

const Referred = z.object({ DonationID: ID, Code: z.string(), ImportID: z.string() })
type Referred = z.infer<typeof Referred>

interface Posting {
  readonly donorId: number
  readonly reference: string
  /** Names the file or call: what it brought in itself counts as added when it comes again. */
  readonly importId: string
  readonly by: Caller | null
  readonly now: Date
}
export interface Posted extends Pick<Referred, 'DonationID' | 'Code'> {
  readonly isAdded: boolean
}

/** Posts a donation under the donor's reference in one transaction, or answers the one that the reference has. */
export async function postReferred<Refused extends Refusal | readonly Refusal[]>(
  { donorId, reference, importId, by, now }: Posting,
  make: () => Promise<NewPost | Refused>,
): Promise<Posted | Refused> {
  const at = donationKeys.reference(donorId, referenceKey(reference))
  const known = async () => {
    const found = await table.get(at, Referred)
    return found && { DonationID: found.DonationID, Code: found.Code, isAdded: found.ImportID === importId }
  }
  const before = await known()
  if (before) return before
  const transition = await make()
  if (!('state' in transition)) return transition
  const { ID: DonationID, Code } = transition.state
  const take: Write = { put: { ...at, DonationID, Code, ImportID: importId }, when: absent }
  try {
    await donationStore.save(undefined, transition, { by, now, also: [take, ...transition.also] })
    return { DonationID, Code, isAdded: true }
  } catch (error) {
    const other = error instanceof ConditionFailed && error.failed.includes(take) ? await known() : undefined
    if (other) return other
    throw error
  }
}
