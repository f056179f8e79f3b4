import type { Caller } from '../../../shared/core/access.ts'
import type { Agency } from '../../../shared/network/organizations/entity.ts'
import { type Confirmable, Confirmations, type SetupFacts } from '../../../shared/work/setup/checklist.ts'
import { agencyKeys } from '../../core/table/keys/agencies.ts'
import { donationLists } from '../../core/table/keys/donations.ts'
import { table } from '../../core/table/table.ts'
import type { Write } from '../../core/table/write.ts'
import { hasAny } from '../../network/organizations/deleting.ts'
import { knownEntity, loadPeople } from '../../network/organizations/entityTable.ts'

/** Sources of the checklist: the agency, its people, their confirmations, and whether it ever got an offer. */

interface AgencySetup extends SetupFacts {
  readonly agency: Agency
}

export async function loadSetup({ EntityID }: Pick<Caller, 'EntityID'>): Promise<AgencySetup> {
  const [agency, setup, people, hasSeenOffer] = await Promise.all([
    knownEntity('agency', EntityID),
    table.get(agencyKeys.setup(EntityID), Confirmations),
    loadPeople([EntityID]),
    hasAny(donationLists.agency(EntityID)),
  ])
  return { agency, confirmed: setup ?? {}, people, hasSeenOffer }
}

/** Confirms items of the list; the first makes the stored item. */
export const confirmWrite = (agencyId: number, items: readonly Confirmable[], now: Date): Write => ({
  update: agencyKeys.setup(agencyId),
  set: Object.fromEntries(items.map((item) => [item, now.toISOString()])),
})
