import type { EntityOf } from '../../../functions/network/organizations/entityTable.ts'
import {
  defaultFoodBankSettings,
  type FoodBank,
  type FoodBankSettings,
  settingFields,
} from '../../../shared/network/organizations/entity.ts'
import { addressIn, at, contactAt, type SeedContext } from './context.ts'
import { foodBankNames } from './names.ts'
import type { Region } from './regions.ts'

/** One approves by hand, one automatically, one asks all agencies at once; the others of a larger tenant repeat these. */
const settings: readonly Partial<FoodBankSettings>[] = [
  { OfferMinutes: 60, ReminderMinutes: 15 },
  { OfferMinutes: 45, ReminderMinutes: 10, IsAutomaticallyApproved: true },
  {
    OfferMinutes: 90,
    ReminderMinutes: 20,
    IsAutomaticallyApproved: true,
    IsSimultaneousNotifyEnabled: true,
    MatchWeights: { closeness: 30, categories: 15, storage: 5, capacity: 10, fairness: 30, answers: 10 },
  },
]

export interface FoodBanks {
  readonly network: EntityOf<'network'>
  readonly associations: readonly EntityOf<'stateAssociation'>[]
  readonly coop: EntityOf<'coop'>
  readonly foodBanks: readonly FoodBank[]
}

/** The network with an association for each state; a co-op of the second and the third food bank, across states. */
export function makeFoodBanks(context: SeedContext): FoodBanks {
  const { regions, nextId } = context
  const first = at(regions, 0)
  const network = { Kind: 'network' as const, ID: nextId(), Name: 'National Table Network', TimeZone: first.zone }
  const states = [...new Map(regions.map((region) => [region.state, region])).values()]
  const associationIds = new Map(states.map((region) => [region.state, nextId()]))
  const coopId = nextId()
  const foodBanks = regions.map((region, index) => ({
    ...foodBankIn(region, index, context),
    StateAssociationID: associationIds.get(region.state) ?? null,
    CoopID: index === 1 || index === 2 ? coopId : null,
  }))
  const idsWhere = (isMember: (foodBank: FoodBank) => boolean) => foodBanks.filter(isMember).map(({ ID }) => ID)
  return {
    network,
    associations: states.map((region) => ({
      Kind: 'stateAssociation',
      ID: associationIds.get(region.state) ?? 0,
      Name: `${region.stateName} Food Rescue Association`,
      TimeZone: region.zone,
      FoodBankIDs: idsWhere((foodBank) => foodBank.StateAssociationID === associationIds.get(region.state)),
    })),
    coop: {
      Kind: 'coop',
      ID: coopId,
      Name: 'Long Haul Food Co-op',
      TimeZone: at(regions, 1).zone,
      FoodBankIDs: idsWhere((foodBank) => foodBank.CoopID === coopId),
    },
    foodBanks,
  }
}

function foodBankIn(region: Region, index: number, { nextId, randomOf }: SeedContext): FoodBank {
  const ID = nextId()
  // Its warehouse is made with it.
  const MasterAgencyID = nextId()
  const random = randomOf(ID - index)
  const city = at(region.towns, 0)
  const Name = foodBankNames[index] ?? `${city.name} Area Food Bank`
  return {
    Kind: 'foodBank',
    ID,
    Name,
    TimeZone: region.zone,
    Address: addressIn(region, city, random),
    Contact: contactAt(Name, region, random),
    StateAssociationID: null,
    CoopID: null,
    MasterAgencyID,
    // The demonstration is tried at any hour.
    ...settingFields({ ...defaultFoodBankSettings, QuietHours: null, ...at(settings, index % settings.length) }),
  }
}
