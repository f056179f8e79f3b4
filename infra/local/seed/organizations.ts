import { type Caller, foodBankSetupRoles, type Role } from '../../../shared/core/access.ts'
import { AgencyDraft, AgencyOwnDraft } from '../../../shared/network/agencies/agency.ts'
import * as agencies from '../../../shared/network/agencies/api.ts'
import * as donors from '../../../shared/network/donors/api.ts'
import { DonorDraft, DonorLocationDraft } from '../../../shared/network/donors/donor.ts'
import * as foodbanks from '../../../shared/network/foodbanks/api.ts'
import * as network from '../../../shared/network/groups/api.ts'
import { FoodBankDraft, FoodBankGroupDraft, StartSettings } from '../../../shared/network/groups/network.ts'
import { type Agency, type FoodBank, settingsOf } from '../../../shared/network/organizations/entity.ts'
import * as providers from '../../../shared/rescue/providers/api.ts'
import { ProviderDraft } from '../../../shared/rescue/providers/provider.ts'
import { tenantCommand } from '../../operator/tenantCommand.ts'
import { succeeded } from './calling.ts'
import { at } from './context.ts'
import type { SeedPerson } from './people.ts'
import type { Plan } from './plan.ts'

/**
 * Sets up the organizations as people do: the operator's command makes the network; the network its groups, its food banks and the
 * donors that it shares; each food bank what belongs to it; an agency its hours. One call after the other, so that each organization
 * gets the number that it has in the plan.
 */
export async function setUpOrganizations({ organizations, people }: Plan): Promise<void> {
  const { associations, coop, foodBanks, masters, donors: planned, locations, providers: drivers } = organizations
  await tenantCommand([
    'create-network',
    '--name',
    organizations.network.Name,
    '--zone',
    organizations.network.TimeZone,
  ])
  const byNetwork = callerAt(people, organizations.network.ID, ['fano'])
  const byFoodBank = (id: number) => callerAt(people, id, foodBankSetupRoles)
  for (const group of [...associations, coop]) {
    const draft = { ...sentFields(FoodBankGroupDraft, group), Kind: group.Kind }
    numbered(group, await succeeded(network.createFoodBankGroup, byNetwork, draft))
  }
  for (const [index, foodBank] of foodBanks.entries())
    await setUpFoodBank(foodBank, at(masters, index), byNetwork, byFoodBank(foodBank.ID))
  for (const agency of organizations.agencies) await setUpAgency(agency, byFoodBank(agency.FoodBankID), people)
  for (const donor of planned) {
    const [first = 0, ...others] = donor.FoodBankIDs
    numbered(donor, await succeeded(donors.createDonor, byFoodBank(first), sentFields(DonorDraft, donor)))
    for (const FoodBankID of others) await succeeded(donors.addDonorFoodBank, byNetwork, { id: donor.ID, FoodBankID })
  }
  for (const location of locations) {
    const draft = { ...sentFields(DonorLocationDraft, location), DonorID: location.DonorID }
    numbered(location, await succeeded(donors.createDonorLocation, byFoodBank(location.FoodBankID), draft))
  }
  for (const driver of drivers) {
    const by = byFoodBank(driver.FoodBankID)
    numbered(driver, await succeeded(providers.createTransportationProvider, by, sentFields(ProviderDraft, driver)))
  }
}

/** The network makes a food bank with its warehouse; the food bank itself chooses its settings and describes the warehouse. */
async function setUpFoodBank(foodBank: FoodBank, warehouse: Agency, byNetwork: Caller, byStaff: Caller): Promise<void> {
  const draft = { ...sentFields(FoodBankDraft, foodBank), Settings: sentFields(StartSettings, foodBank.Settings) }
  numbered(foodBank, await succeeded(network.createFoodBank, byNetwork, draft))
  await succeeded(foodbanks.updateSettings, byStaff, settingsOf(foodBank))
  await succeeded(agencies.updateAgency, byStaff, { ...sentAgency(warehouse), agencyId: warehouse.ID, Version: 1 })
}

/** Its food bank describes it; the hours in which it can pick up it gives itself. */
async function setUpAgency(agency: Agency, byFoodBank: Caller, people: readonly SeedPerson[]): Promise<void> {
  const { PickupHours, ...described } = agency
  const made = await succeeded(agencies.createAgency, byFoodBank, sentAgency(described))
  numbered(agency, made)
  if (!PickupHours) return
  const { Drivers, Version } = made
  const own = sentFields(AgencyOwnDraft, { ...agency, Drivers })
  await succeeded(agencies.updateOwnAgency, callerAt(people, agency.ID, ['agency']), { ...own, Version })
}

export const sentAgency = ({ PickupHours = [], Drivers, ...agency }: Agency): AgencyDraft =>
  sentFields(AgencyDraft, { ...agency, PickupHours, Drivers: Drivers.map(({ Name }) => ({ Name, IsActive: true })) })

interface Form<T> {
  readonly shape: object
  parse(value: unknown): T
}

/** Fields of a form about an organization, as they are sent. */
export const sentFields = <T>(form: Form<T>, organization: object): T =>
  form.parse(Object.fromEntries(Object.entries(organization).filter(([name]) => name in form.shape)))

/** Donations, people and accounts of the plan name the organizations by their numbers. */
function numbered(planned: { readonly ID: number; readonly Name: string }, { ID }: { readonly ID: number }): void {
  if (ID !== planned.ID) throw new Error(`${planned.Name} has the number ${ID}, and ${planned.ID} in the plan`)
}

/** The first person who has one of these roles at an entity. */
function callerAt(people: readonly SeedPerson[], EntityID: number, may: readonly Role[]): Caller {
  for (const { user } of people) {
    const held = user.Roles.find((one) => one.EntityID === EntityID && may.includes(one.Role))
    const { ID: UserID, UserName } = user
    const Subject = `planned-${UserID}`
    if (held) return { UserID, UserName, Subject, Role: held.Role, EntityID, FoodBankIDs: [], CustomerID: null }
  }
  throw new Error(`Nobody of ${EntityID} is one of ${may.join(', ')}`)
}
