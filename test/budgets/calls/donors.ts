import type { Value } from '../../../shared/core/schema/endpoint.ts'
import * as donors from '../../../shared/network/donors/api.ts'
import { isActiveKey } from '../../../shared/network/donors/apiKey.ts'
import type { ShownDonor, ShownDonorLocation } from '../../../shared/network/donors/donor.ts'
import { counter } from '../../engine/counter.ts'
import { approvedLocation, bulkRow, locationDraft, signUpDraft } from '../../engine/smallTenant.ts'
import { type Participants, succeed } from '../participants.ts'
import { administratorOf, answerer, by, byAdministrator, type Calls, fullPage, type Prepare } from './making.ts'

const donorDraft = { Name: 'Corner Bakery', TimeZone: 'America/New_York' }

const nextSignUp = counter()
const nextLocation = counter()

const anotherSignUp = ({ ids }: Participants) => ({
  ...signUpDraft,
  FoodBankID: ids.foodBank,
  DonorName: `Deli ${nextSignUp()}`,
})

/** The newest of those that wait. */
export async function pendingDonor(participants: Participants): Promise<number> {
  const { foodBank } = participants
  await succeed(donors.signUpDonor, foodBank, anotherSignUp(participants))
  const { rows } = (await succeed(donors.listPendingDonors, foodBank, { rows: 100 })) as { rows: { ID: number }[] }
  return Math.max(...rows.map(({ ID }) => ID))
}

/** A key for the donor, whose ten that work are not used up: those of earlier calls are revoked. */
const newApiKey: Prepare = async (participants) => {
  const [by, { donor: donorId }] = [administratorOf(participants), participants.ids]
  const { Keys } = (await succeed(donors.listDonorApiKeys, by, { donorId })) as Value<typeof donors.listDonorApiKeys>
  for (const { ID: keyId } of Keys.filter(isActiveKey)) await succeed(donors.revokeDonorApiKey, by, { donorId, keyId })
  return { by, input: { donorId, Name: 'Tills' } }
}
const apiKey = async (participants: Participants) => {
  const { by, input } = await newApiKey(participants)
  return (await succeed(donors.createDonorApiKey, by, input as never)) as Value<typeof donors.createDonorApiKey>
}

const newDonorId = async (participants: Participants) =>
  ((await succeed(donors.createDonor, administratorOf(participants), donorDraft)) as ShownDonor).ID

export const donorsCalls: Calls = {
  getDonorsGrid: by('foodBank'),
  getSharedDonorsGrid: by('network'),
  getSharedDonor: by('network', (ids) => ({ id: ids.donor })),
  getFoodBankDonorsGrid: by('network', (ids) => ({ ...fullPage, id: ids.foodBank })),
  addDonorFoodBank: async (participants) => ({
    by: participants.network,
    input: { id: await newDonorId(participants), FoodBankID: participants.ids.otherFoodBank },
  }),
  removeDonorFoodBank: async (participants) => {
    const { network: by, ids } = participants
    const id = await newDonorId(participants)
    await succeed(donors.addDonorFoodBank, by, { id, FoodBankID: ids.otherFoodBank })
    return { by, input: { id, foodBankId: ids.otherFoodBank } }
  },
  getDonor: by('foodBank', (ids) => ({ id: ids.donor })),
  createDonor: byAdministrator(donorDraft),
  updateDonor: async (participants) => {
    const by = administratorOf(participants)
    const { ID: id, Version } = (await succeed(donors.createDonor, by, donorDraft)) as ShownDonor
    return { by, input: { id, Version, ...donorDraft, Name: 'Bakery' } }
  },
  deleteDonor: async (participants) => {
    const by = administratorOf(participants)
    const { ID: id } = (await succeed(donors.createDonor, by, donorDraft)) as ShownDonor
    return { by, input: { id } }
  },
  getDonorLocationsGrid: by('foodBank', fullPage),
  getDonorLocation: by('foodBank', (ids) => ({ id: ids.donorLocation })),
  getDonorSignUp: by('foodBank', (ids) => ({ foodBankId: ids.foodBank })),
  signUpDonor: (participants) => ({ by: participants.foodBank, input: anotherSignUp(participants) }),
  listPendingDonors: async (participants) => {
    for (let count = 0; count < fullPage.rows; count++) await pendingDonor(participants)
    return { by: participants.foodBank, input: fullPage }
  },
  getPendingDonor: async (participants) => ({
    by: participants.foodBank,
    input: { id: await pendingDonor(participants) },
  }),
  decidePendingDonor: async (participants) => {
    const id = await pendingDonor(participants)
    const Location = { ...approvedLocation, Code: `ESD-${id}` }
    return { by: administratorOf(participants), input: { id, IsApproved: true, Location } }
  },
  listDonorApiKeys: async (participants) => {
    await apiKey(participants)
    return { by: administratorOf(participants), input: { donorId: participants.ids.donor } }
  },
  getImpact: by('foodBank'),
  getDonorImpact: by('foodBank', (ids) => ({ donorId: ids.donor })),
  createDonorApiKey: newApiKey,
  revokeDonorApiKey: async (participants) => ({
    by: administratorOf(participants),
    input: { donorId: participants.ids.donor, keyId: (await apiKey(participants)).Row.ID },
  }),
  postDonorDonation: async (participants) => ({
    by: participants.store,
    input: {
      ...bulkRow,
      LocationCode: participants.ids.donorLocationCode,
      donorId: participants.ids.donor,
      Reference: 'API-7',
    },
    headers: { 'access-code': (await apiKey(participants)).Key ?? '' },
  }),
  createDonorLocation: byAdministrator((ids) => ({
    DonorID: ids.donor,
    ...locationDraft,
    Code: `FM-${nextLocation()}`,
    Invite: answerer,
  })),
  deleteDonorLocation: async (participants) => {
    const by = administratorOf(participants)
    const added = { DonorID: participants.ids.donor, ...locationDraft, Code: 'FM-99' }
    const { ID: id } = (await succeed(donors.createDonorLocation, by, added)) as ShownDonorLocation
    return { by, input: { id } }
  },
  updateDonorLocation: async (participants) => {
    const by = administratorOf(participants)
    const { ID: id, Version } = (await succeed(donors.getDonorLocation, by, {
      id: participants.ids.donorLocation,
    })) as ShownDonorLocation
    return {
      by,
      input: { id, Version, ...locationDraft, Code: 'FM-8', PresetAgencyIDs: [participants.ids.agencies[0]] },
    }
  },
}
