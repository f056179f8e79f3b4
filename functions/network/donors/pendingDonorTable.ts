import { hash } from 'node:crypto'
import type { ShownPendingDonor } from '../../../shared/network/donors/api.ts'
import type { DonorEvent } from '../../../shared/network/donors/events.ts'
import { PendingDonor, PendingDonorRow, sameSignUp } from '../../../shared/network/donors/signUp.ts'
import type { Loader } from '../../core/http/http.ts'
import { Aggregate } from '../../core/table/aggregate.ts'
import { absent } from '../../core/table/conditions.ts'
import { donorKeys, donorLists } from '../../core/table/keys/donors.ts'
import { listAttributes } from '../../core/table/lists.ts'
import { storedShape } from '../../core/table/storedShape.ts'
import { table } from '../../core/table/table.ts'
import type { Write } from '../../core/table/write.ts'
import { knownEntity } from '../organizations/entityTable.ts'

/** Donors that signed up, each in the lists of the food bank whose sign-up address they used. */

const shape = storedShape(PendingDonor)

/** One sign-up of a person and an address waits; it is free again once it is decided. */
const waitingAt = (pending: PendingDonor) =>
  donorKeys.waitingSignUp(pending.FoodBankID, hash('sha256', JSON.stringify(sameSignUp(pending)), 'base64url'))
export const holdSignUp = (pending: PendingDonor): Write => ({
  put: { ...waitingAt(pending), PendingDonorID: pending.ID },
  when: absent,
})
const releaseSignUp = (pending: PendingDonor): Write => ({ remove: waitingAt(pending) })

export const pendingDonors = new Aggregate<PendingDonor, DonorEvent>({
  kind: 'pendingDonor',
  schema: shape.schema,
  key: donorKeys.pendingDonor,
  entityId: ({ FoodBankID }) => FoodBankID,
  attributes: (pending) => ({
    Shape: shape.version,
    ...listAttributes([
      donorLists.pendingDonors(pending.FoodBankID),
      donorLists.pendingDonorsIn(pending.FoodBankID, pending.State),
    ]),
    sort: `${pending.SignedUpAt}#${pending.ID}`,
    row: PendingDonorRow.parse(pending),
  }),
  projections: (before, after) =>
    before?.State === 'waiting' && after.State !== 'waiting' ? [releaseSignUp(after)] : [],
})

/** In any order; absent ones are left out. */
export const pendingDonorsById = (ids: readonly number[]) =>
  table.getMany(ids.map(donorKeys.pendingDonor), shape.schema)

export const pendingDonorById: Loader<'pendingDonor', { id: number }, PendingDonor> = {
  kind: 'pendingDonor',
  load: ({ input }) => pendingDonors.load(input.id),
  owner: ({ FoodBankID }) => ({ FoodBankID }),
}

export async function shownPendingDonor(pending: PendingDonor): Promise<ShownPendingDonor> {
  const { TimeZone, Address } = await knownEntity('foodBank', pending.FoodBankID)
  return { ...pending, TimeZone, Around: { Latitude: Address.Latitude, Longitude: Address.Longitude } }
}
