import { nextId } from '../../../functions/core/table/ids.ts'
import type { Write } from '../../../functions/core/table/write.ts'
import { newApiSecret, putApiKey } from '../../../functions/network/donors/apiKeyTable.ts'
import { holdSignUp, pendingDonors } from '../../../functions/network/donors/pendingDonorTable.ts'
import { donorRefused, newPendingDonor, type PendingDonor } from '../../../shared/network/donors/signUp.ts'
import type { FoodBank, User } from '../../../shared/network/organizations/entity.ts'
import { demoDomain, type Organizations } from './people.ts'
import { after, hours } from './scenario.ts'

/** Stores that signed up at the first food bank, two waiting and one refused; a key of the first donor's software. */

const stores = [
  {
    donor: 'Elm Street Deli',
    location: 'Elm Street Deli, Downtown',
    street: '4 Elm Street',
    contact: 'Rosa Alvarez',
    box: 'rosa.elmdeli',
    notes: 'Sandwiches and salads, most evenings, about 30 lb.',
    language: 'es',
    hoursAgo: 5,
  },
  {
    donor: 'Oak Hill Bakery',
    location: 'Oak Hill Bakery, Store 2',
    street: '210 Oak Hill Road',
    contact: 'Peter Lindqvist',
    box: 'peter.oakhill',
    notes: 'Bread, every day after 6 PM.',
    language: 'en',
    hoursAgo: 30,
  },
  {
    donor: 'Far Away Farm',
    location: 'Far Away Farm',
    street: '1 Long Road',
    contact: 'Nora Frey',
    box: 'nora.farm',
    notes: '',
    language: 'en',
    hoursAgo: 200,
  },
] as const

async function signedUp(store: (typeof stores)[number], { ID, Address }: FoodBank, now: Date): Promise<PendingDonor> {
  const { City, Province, PostalCode } = Address
  const draft = {
    FoodBankID: ID,
    DonorName: store.donor,
    LocationName: store.location,
    Address: { AddressLine1: store.street, City, Province, PostalCode },
    ContactName: store.contact,
    EMailAddress: `${store.box}@${demoDomain}`,
    PhoneNumber: '555-0170',
    Notes: store.notes,
    Language: store.language,
    IsConsentGiven: true,
    Website: '',
  } as const
  const { state } = newPendingDonor(await nextId('pendingDonor'), draft, after(now, -hours(store.hoursAgo)))
  return { ...state, Version: 1 }
}

export async function pendingDonorWrites(
  { foodBanks, donors }: Pick<Organizations, 'foodBanks' | 'donors'>,
  users: readonly User[],
  now: Date,
): Promise<Write[]> {
  const [foodBank] = foodBanks
  const [donor] = donors
  const administrator = users.find(({ Roles }) => Roles.some(({ Role }) => Role === 'foodbankadmin'))
  if (!foodBank || !donor || !administrator) return []
  const by = { UserID: administrator.ID, Name: administrator.Name }
  const [deli, bakery, farm] = await Promise.all(stores.map((store) => signedUp(store, foodBank, now)))
  if (!deli || !bakery || !farm) return []
  const reason = 'No truck of ours drives that far yet.'
  const states = [deli, bakery, donorRefused(farm, reason, by, after(now, -hours(190))).state]
  const key = {
    ID: await nextId('donorApiKey'),
    DonorID: donor.ID,
    FoodBankID: foodBank.ID,
    Name: 'Store inventory system',
    CreatedAt: after(now, -hours(900)).toISOString(),
    CreatedBy: by,
    LastUsedAt: after(now, -hours(3)).toISOString(),
    RevokedAt: null,
  }
  return [
    ...states.flatMap((state) => pendingDonors.importWrites({ state, events: [] })),
    holdSignUp(deli),
    holdSignUp(bakery),
    putApiKey(key, newApiSecret(key.ID).Hash),
  ]
}
