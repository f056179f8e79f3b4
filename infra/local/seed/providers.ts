import type { FoodBank, TransportationProvider } from '../../../shared/network/organizations/entity.ts'
import { defaultProviderLimits } from '../../../shared/rescue/providers/provider.ts'
import { at, contactAt, mailAddress, personName, type SeedContext } from './context.ts'

/** Vehicles of a food bank's volunteers and companies. */
const kinds: readonly Partial<TransportationProvider>[] = [
  { ...defaultProviderLimits },
  { MaxMiles: 40, MaxPounds: 800, CanCarryFrozen: true },
  { ...defaultProviderLimits, MaxMiles: 10, MaxPounds: 150, Language: 'es' },
  { ...defaultProviderLimits, IsActive: false },
  { ProviderKind: 'company', MaxMiles: 150, MaxPounds: 20_000, CanCarryFrozen: true },
]

/** Volunteers with a car, and a company with refrigerated trucks, at each food bank. */
export const makeProviders = (context: SeedContext, foodBanks: readonly FoodBank[]): TransportationProvider[] =>
  foodBanks.flatMap((foodBank, index) => kinds.map((kind) => providerOf(context, foodBank, index, kind)))

function providerOf(
  { nextId, randomOf, regions }: SeedContext,
  { ID: FoodBankID, TimeZone }: FoodBank,
  index: number,
  kind: Partial<TransportationProvider>,
): TransportationProvider {
  const ID = nextId()
  const random = randomOf(ID)
  const region = at(regions, index)
  const person = personName(random)
  const Name = kind.ProviderKind === 'company' ? `${at(region.towns, 0).name} Cold Freight` : person
  const { PhoneNumber, EMailAddress } = contactAt(Name, region, random)
  return {
    Kind: 'transportationProvider',
    ID,
    FoodBankID,
    TimeZone,
    Name,
    ProviderKind: 'volunteer',
    PhoneNumber,
    EMailAddress: kind.ProviderKind === 'company' ? EMailAddress : mailAddress(Name, 'volunteers'),
    Language: 'en',
    IsActive: true,
    ...defaultProviderLimits,
    ...kind,
  }
}
