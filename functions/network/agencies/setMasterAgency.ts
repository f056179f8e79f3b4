import { refuse } from '../../../shared/core/answer.ts'
import * as agencies from '../../../shared/network/agencies/api.ts'
import * as refusals from '../../../shared/network/agencies/refusals.ts'
import type { Agency } from '../../../shared/network/organizations/entity.ts'
import { endpointOn } from '../../core/http/http.ts'
import { retryConflicts } from '../../core/table/aggregate.ts'
import type { Write } from '../../core/table/write.ts'
import { agencyNamed, changeOf, findEntity, knownEntity } from '../organizations/entityTable.ts'
import { shownAgency } from './agencyTable.ts'

const named = agencyNamed<{ AgencyID: number }>(({ AgencyID }) => AgencyID)

/** Food bank, former and new master agency change in one transaction: there is one of them, whoever else chooses. */
export const handler = endpointOn(agencies.setMasterAgency, named, async ({ resource, now, table }) =>
  retryConflicts({ loaded: resource, now, reload: () => findEntity('agency', resource.ID) }, async (agency) => {
    if (!agency.IsActive) return refuse(refusals.masterInactive, { agency: agency.Name })
    const foodBank = await knownEntity('foodBank', agency.FoodBankID)
    if (foodBank.MasterAgencyID === agency.ID && agency.IsMasterAgency) return shownAgency(agency)
    const { after, write } = changeOf<Agency>(agency, { IsMasterAgency: true })
    const ofFoodBank = changeOf(foodBank, { MasterAgencyID: agency.ID }).write
    await table.commit([write, ofFoodBank, ...(await formerMaster(foodBank.MasterAgencyID, agency.ID))])
    return shownAgency(after)
  }),
)

async function formerMaster(id: number | null, chosen: number): Promise<Write[]> {
  const former = id === null || id === chosen ? undefined : await findEntity('agency', id)
  return former ? [changeOf<Agency>(former, { IsMasterAgency: false }).write] : []
}
