import { isDeepStrictEqual } from 'node:util'
import * as foodbanks from '../../../shared/network/foodbanks/api.ts'
import { settingFields, settingsOf } from '../../../shared/network/organizations/entity.ts'
import { defaultQuietHours } from '../../../shared/network/organizations/quietHours.ts'
import { weightsRefusal } from '../../../shared/rescue/offers/weights.ts'
import { endpoint } from '../../core/http/http.ts'
import { present } from '../../core/table/conditions.ts'
import { entityKeys } from '../../core/table/keys/entities.ts'
import { agenciesOfFoodBank, findEntity, knownEntity } from '../organizations/entityTable.ts'

/** An agency's entity has the agency's ID. */
export const listAssociatedAgencies = endpoint(foodbanks.listAssociatedAgencies, async ({ caller }) =>
  (await agenciesOfFoodBank(caller.EntityID)).map(({ ID, Name }) => ({ ID, Name, EntityID: ID })),
)

export const getCurrentLocation = endpoint(foodbanks.getCurrentLocation, async ({ caller }) => {
  const { ID, Name, TimeZone, Address } = await knownEntity('foodBank', caller.EntityID)
  return { ID, Name, TimeZone, Address }
})

export const getMasterAgency = endpoint(foodbanks.getMasterAgency, async ({ caller }) => {
  const { MasterAgencyID } = await knownEntity('foodBank', caller.EntityID)
  const agency = MasterAgencyID === null ? undefined : await findEntity('agency', MasterAgencyID)
  return agency ? { ID: agency.ID, Name: agency.Name } : null
})

export const getSecondFactorRoles = endpoint(
  foodbanks.getSecondFactorRoles,
  async ({ caller }) => (await knownEntity('foodBank', caller.EntityID)).SecondFactor ?? { Roles: [] },
)

export const getSettings = endpoint(foodbanks.getSettings, async ({ caller }) =>
  settingsOf(await knownEntity('foodBank', caller.EntityID)),
)

export const updateSecondFactorRoles = endpoint(foodbanks.updateSecondFactorRoles, async ({ input, caller, table }) => {
  await table.commit([
    {
      update: entityKeys.entity(caller.EntityID),
      set: { SecondFactor: input },
      when: present,
    },
  ])
  return input
})

/**
 * Donations that were posted before keep the settings they were posted with. Pages of 2026-11-24 to 26, whose answers have no
 * quiet hours, send the default for them: those that are stored stay.
 */
export const updateSettings = endpoint(foodbanks.updateSettings, async ({ input, caller, pageVersion, table }) => {
  const refusal = weightsRefusal(input.MatchWeights)
  if (refusal) return refusal
  const isFilledIn = pageVersion < 2 && isDeepStrictEqual(input.QuietHours, defaultQuietHours)
  const told = isFilledIn ? undefined : input.QuietHours
  const QuietHours = told === undefined ? settingsOf(await knownEntity('foodBank', caller.EntityID)).QuietHours : told
  const settings = { ...input, QuietHours }
  await table.commit([{ update: entityKeys.entity(caller.EntityID), set: settingFields(settings), when: present }])
  return settings
})
