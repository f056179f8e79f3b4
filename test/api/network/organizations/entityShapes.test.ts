import { readFileSync } from 'node:fs'
import { beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Key } from '../../../../functions/core/table/shape.ts'
import { table } from '../../../../functions/core/table/table.ts'
import { entityShape } from '../../../../functions/network/organizations/entityTable.ts'
import * as agencies from '../../../../shared/network/agencies/api.ts'
import * as donors from '../../../../shared/network/donors/api.ts'
import * as foodbanks from '../../../../shared/network/foodbanks/api.ts'
import * as network from '../../../../shared/network/groups/api.ts'
import { defaultFoodBankSettings } from '../../../../shared/network/organizations/entity.ts'
import * as providers from '../../../../shared/rescue/providers/api.ts'
import { call } from '../../../engine/call.ts'
import {
  agencyDraft,
  locationDraft,
  makeSmallTenant,
  newFoodBankDraft,
  people,
  person,
  providerDraft,
} from '../../../engine/smallTenant.ts'

/** Organizations as the first version of the code stored them: without versions, hours, states of drivers and later settings. */

type Item = Key & Record<string, unknown>
const names = ['foodBank', 'agency', 'donor', 'donorAt', 'location', 'locationCode', 'provider'] as const
const samples: Record<(typeof names)[number], Item> = JSON.parse(readFileSync('test/shapes/entities.1.json', 'utf8'))
const setup = person('foodbankadmin', 7010, [7010])

const AnyItem = z.looseObject({ pk: z.string(), sk: z.string() })
const itemAt = async ({ pk, sk }: Key) => (await table.get({ pk, sk }, AnyItem)) as Item

beforeEach(async () => {
  await makeSmallTenant()
  // A later version wrote a field that this one doesn't know.
  const later = { ...samples.agency, Later: { Kept: true } }
  await table.commit(Object.values({ ...samples, agency: later }).map((put) => ({ put })))
})

it('are listed and shown', async () => {
  const agency = await call(agencies.getAgency, setup, { agencyId: 7011 })
  expect(agency.answer.Value).toMatchObject({
    Version: 1,
    PickupHours: [],
    Drivers: [{ ID: 70111, Name: 'Van', IsActive: true }],
  })
  const rows = async (list: Promise<{ answer: { Value?: { rows: { ID: number }[] } } }>) =>
    (await list).answer.Value?.rows.map(({ ID }) => ID)
  expect(await rows(call(agencies.getAgenciesGrid, setup, {}))).toEqual([7011])
  expect(await rows(call(donors.getDonorsGrid, setup, {}))).toEqual([7030])
  expect(await rows(call(donors.getDonorLocationsGrid, setup, {}))).toEqual([7031])
  expect(await rows(call(providers.getTransportationProvidersGrid, setup, {}))).toEqual([7040])
  expect((await call(donors.getDonorLocation, setup, { id: 7031 })).answer.Value?.Presets).toEqual([
    { ID: 7011, Name: 'Old Pantry', IsActive: true },
  ])
  const { IsVolunteerAutomationEnabled, VolunteersAtOnce, VolunteerRoundMinutes } = defaultFoodBankSettings
  expect((await call(foodbanks.getSettings, setup, {})).answer.Value).toMatchObject({
    IsVolunteerAutomationEnabled,
    VolunteersAtOnce,
    VolunteerRoundMinutes,
  })
})

it('are changed, keep what this version does not know, and are then stored in the current shape', async () => {
  const Version = 1
  const { Settings: _, ...foodBank } = newFoodBankDraft
  const answers = [
    await call(network.updateFoodBank, people.network, { id: 7010, ...foodBank, Version }),
    await call(agencies.updateAgency, setup, { agencyId: 7011, ...agencyDraft, Drivers: [], Version }),
    await call(donors.updateDonor, setup, { id: 7030, Name: 'New Market', TimeZone: 'America/New_York', Version }),
    await call(donors.updateDonorLocation, setup, { id: 7031, ...locationDraft, Code: 'OLD-1', Version }),
    await call(providers.updateTransportationProvider, setup, { id: 7040, ...providerDraft, Version }),
  ]
  expect(answers.map(({ status, answer }) => [status, answer.Successful])).toEqual(answers.map(() => [200, true]))
  for (const name of ['foodBank', 'agency', 'donor', 'location', 'provider'] as const)
    expect(await itemAt(samples[name])).toMatchObject({ Shape: entityShape.version, Version: 2 })
  expect(await itemAt(samples.agency)).toMatchObject({
    Name: agencyDraft.Name,
    Later: { Kept: true },
    Drivers: [{ ID: 70111, Name: 'Van' }],
  })
})

it('are deleted when nothing uses them', async () => {
  const preset = await call(agencies.deleteAgency, setup, { agencyId: 7011 })
  expect(preset.answer.FailureReason).toMatch(/OLD-1/)
  const deletions = [
    await call(donors.deleteDonorLocation, setup, { id: 7031 }),
    await call(agencies.deleteAgency, setup, { agencyId: 7011 }),
    await call(donors.deleteDonor, setup, { id: 7030 }),
    await call(providers.deleteTransportationProvider, setup, { id: 7040 }),
  ]
  expect(deletions.map(({ answer }) => answer.Successful)).toEqual([true, true, true, true])
})
