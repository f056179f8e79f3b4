import type { Role } from '../../../shared/core/access.ts'
import { inEach, type Language } from '../../../shared/core/text/text.ts'
import type { Donor, Entity, TransportationProvider, User } from '../../../shared/network/organizations/entity.ts'
import type { Agencies } from './agencies.ts'
import { at, mailAddress, personName } from './context.ts'
import type { Donors } from './donors.ts'
import type { FoodBanks } from './foodBanks.ts'
import { hints } from './hints.ts'
import { randomFrom } from './random.ts'

/** People who act for the organizations of the tenant; a few of them are listed on the sign-in page, one for every role. */

/** Of the demonstration only, and written on its sign-in page; it keeps the pool's policy. */
export const demoPassword = 'Good-Food-4-All!'
export const demoDomain = 'demo.gleanery.example'

/** Of the demonstration’s people at the tablets of the pantry. */
export const demoPin = '2580'

/** Suggestion of what a visitor may try as this person. */
export type Hint = Readonly<Record<Language, string>>
export interface SeedPerson {
  /** The pool gives the subject. */
  readonly user: Omit<User, 'Subject'>
  /** Set for people whom the sign-in page lists. */
  readonly hint: Hint | undefined
}
export type Organizations = FoodBanks & Agencies & Donors & { readonly providers: readonly TransportationProvider[] }

interface Listed {
  readonly box: keyof typeof hints.en
  readonly name: string
  readonly holds: readonly (readonly [Role, Entity])[]
  readonly language?: Language
  /** E-mail to the person came back the day before. */
  readonly isMailReturned?: boolean
}

/** Everyone with a role, the listed ones first; whoever is not listed has one role only. */
export function makePeople(seed: number, organizations: Organizations, now: Date): SeedPerson[] {
  const listed = listedPeople(organizations)
  const known = new Set(listed.flatMap(({ holds }) => holds.map(([, entity]) => entity.ID)))
  const others: (readonly [Role, Entity])[] = [
    ...organizations.associations.map((association) => ['foodcoordstateasso', association] as const),
    ...organizations.foodBanks.map((foodBank) => ['foodbankrtcoord', foodBank] as const),
    ...organizations.agencies.map((agency) => ['agency', agency] as const),
    ...organizations.donors.map((donor) => ['donor', donor] as const),
  ]
  const random = randomFrom(seed, 12)
  const more = others
    .filter(([, entity]) => !known.has(entity.ID))
    .map(([role, entity]) => {
      const name = personName(random)
      return { userName: mailAddress(`${name} ${entity.ID}`, entity.Name), name, holds: [[role, entity]] as const }
    })
  return [
    ...listed.map(({ box, name, holds, language, isMailReturned }, index) => {
      const userName = `${box}@${demoDomain}`
      const hint = inEach((one) => hints[one][box])
      const user = userOf({ ID: index + 1, userName, name, holds, language })
      return { user: isMailReturned ? { ...user, ReturnedMail: bounceOf(userName, now) } : user, hint }
    }),
    ...more.map((person, index) => ({ user: userOf({ ...person, ID: listed.length + index + 1 }), hint: undefined })),
  ]
}

const bounceOf = (Address: string, now: Date) =>
  ({ Kind: 'bounce', Address, At: new Date(now.getTime() - 86_400_000).toISOString() }) as const

interface Known {
  readonly ID: number
  readonly userName: string
  readonly name: string
  readonly holds: Listed['holds']
  readonly language?: Language | undefined
}

function userOf({ ID, userName, name, holds, language = 'en' }: Known): SeedPerson['user'] {
  const Roles = holds.map(([Role, entity]) => ({ Role, EntityID: entity.ID, EntityName: entity.Name }))
  const { Role, EntityID } = at(Roles, 0)
  return {
    ID,
    UserName: userName,
    Name: name,
    EMailAddress: userName,
    Language: language,
    TimeZone: at(holds, 0)[1].TimeZone,
    Roles,
    ActiveRole: { Role, EntityID },
    Unsubscribed: [],
  }
}

/** The entities of the listed accounts: an agency and a store of each food bank, and donors of several kinds. */
export function listedOrganizations(organizations: Organizations) {
  const { foodBanks, agencies, donors, locations } = organizations
  const agenciesOf = (index: number) => agencies.filter((agency) => agency.FoodBankID === at(foodBanks, index).ID)
  const donorNamed = (name: string): Donor =>
    at(
      donors.filter((donor) => donor.Name === name),
      0,
    )
  const firstLocationOf = (donor: Donor, index: number) =>
    at(
      locations.filter((own) => own.DonorID === donor.ID && own.FoodBankID === at(foodBanks, index).ID),
      0,
    )
  const market = at(donors, 0)
  return {
    market,
    bakery: donorNamed('Panadería Masa Dorada'),
    wholesaler: donorNamed('Ironwood Wholesale Foods'),
    farm: firstLocationOf(donorNamed('Three Herons Orchard'), 2),
    /** By food bank. */
    agencies: [0, 1, 2].map((index) => at(agenciesOf(index), 0)),
    seconds: [0, 1, 2].map((index) => at(agenciesOf(index), 1)),
    stores: [0, 1, 2].map((index) => firstLocationOf(market, index)),
    locationOf: firstLocationOf,
  }
}

function listedPeople(organizations: Organizations): Listed[] {
  return [
    ...watchers(organizations),
    ...foodBankStaff(organizations),
    ...givers(organizations),
    ...takers(organizations),
  ]
}

function watchers({ network, associations, coop }: Organizations): Listed[] {
  return [
    {
      box: 'network',
      name: 'Grace Holloway',
      holds: [['fano', network]],
    },
    {
      box: 'association',
      name: 'Vernon Ramsey',
      holds: [['foodcoordstateasso', at(associations, 0)]],
    },
    {
      box: 'coop',
      name: 'Linh Tran',
      holds: [['foodcoordcoops', coop]],
    },
  ]
}

function foodBankStaff({ foodBanks }: Organizations): Listed[] {
  const [approving, automatic, simultaneous] = [at(foodBanks, 0), at(foodBanks, 1), at(foodBanks, 2)]
  return [
    {
      box: 'coordinator',
      name: 'Nadia Okafor',
      holds: [['foodbankrtcoord', approving]],
    },
    {
      box: 'foodbank',
      name: 'Calvin Lockhart',
      holds: [['foodbank', approving]],
    },
    {
      box: 'staff',
      name: 'Patrice Coleman',
      holds: [['foodbankuser', approving]],
    },
    {
      box: 'admin',
      name: 'Esther Norwood',
      holds: [['foodbankadmin', approving]],
    },
    {
      box: 'administrator',
      name: 'Lamar Dawkins',
      holds: [['foodbankAdministrator', automatic]],
    },
    {
      box: 'pantries',
      name: 'Mei Nakamura',
      holds: [['foodbankEpantryCoordinator', approving]],
    },
    {
      box: 'director',
      name: 'Ingrid Sandoval',
      holds: [['foodbank', simultaneous]],
    },
  ]
}

function givers(organizations: Organizations): Listed[] {
  const { market, bakery, wholesaler, stores, farm } = listedOrganizations(organizations)
  return [
    {
      box: 'donor',
      name: 'Marcus Pemberton',
      holds: [['donor', market]],
    },
    {
      box: 'store',
      name: 'Jolene Farrow',
      holds: [['donorlocation', at(stores, 0)]],
    },
    {
      box: 'bulk',
      name: 'Quentin Garrison',
      holds: [['bulkofferdonor', wholesaler]],
      isMailReturned: true,
    },
    {
      box: 'panaderia',
      name: 'Dolores Quiroga',
      holds: [['donor', bakery]],
      language: 'es',
    },
    {
      box: 'orchard',
      name: 'Theo Lindqvist',
      holds: [['donorlocation', farm]],
    },
  ]
}

function takers(organizations: Organizations): Listed[] {
  const { foodBanks, coop } = organizations
  const { agencies, seconds } = listedOrganizations(organizations)
  return [
    {
      box: 'agency',
      name: 'Tamika Whitfield',
      holds: [['agency', at(agencies, 0)]],
    },
    {
      box: 'second',
      name: 'Isaac Rasmussen',
      holds: [['agency', at(seconds, 0)]],
    },
    {
      box: 'agencia',
      name: 'Soledad Maldonado',
      holds: [['agency', at(agencies, 1)]],
      language: 'es',
    },
    {
      box: 'volunteer',
      name: 'Peter Abara',
      holds: [['pantryvolunteer', at(foodBanks, 0)]],
    },
    {
      box: 'kitchen',
      name: 'Omar Haddad',
      holds: [['agency', at(agencies, 2)]],
    },
    {
      box: 'maria',
      name: 'María Castellanos',
      holds: [
        ['foodbankuser', at(foodBanks, 1)],
        ['agency', at(seconds, 1)],
        ['foodcoordcoops', coop],
      ],
      language: 'es',
    },
    {
      box: 'neighbor',
      name: 'Rosa Figueroa',
      holds: [['customer', at(foodBanks, 0)]],
    },
    {
      box: 'vecina',
      name: 'Luz Marroquín',
      holds: [['customer', at(foodBanks, 0)]],
      language: 'es',
    },
  ]
}
