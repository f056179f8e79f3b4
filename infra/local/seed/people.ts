import type { Role } from '../../../shared/core/access.ts'
import type { Language } from '../../../shared/core/text/text.ts'
import type { Donor, Entity, TransportationProvider, User } from '../../../shared/network/organizations/entity.ts'
import type { Agencies } from './agencies.ts'
import { at, mailAddress, personName } from './context.ts'
import type { Donors } from './donors.ts'
import type { FoodBanks } from './foodBanks.ts'
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
export type Parties = FoodBanks & Agencies & Donors & { readonly providers: readonly TransportationProvider[] }

interface Listed {
  readonly box: string
  readonly name: string
  readonly holds: readonly (readonly [Role, Entity])[]
  readonly hint: Hint
  readonly language?: Language
  /** E-mail to the person came back the day before. */
  readonly isMailReturned?: boolean
}

/** Everyone with a role, the listed ones first; whoever is not listed has one role only. */
export function makePeople(seed: number, parties: Parties, now: Date): SeedPerson[] {
  const listed = listedPeople(parties)
  const known = new Set(listed.flatMap(({ holds }) => holds.map(([, entity]) => entity.ID)))
  const others: (readonly [Role, Entity])[] = [
    ...parties.associations.map((association) => ['foodcoordstateasso', association] as const),
    ...parties.foodBanks.map((foodBank) => ['foodbankrtcoord', foodBank] as const),
    ...parties.agencies.map((agency) => ['agency', agency] as const),
    ...parties.donors.map((donor) => ['donor', donor] as const),
  ]
  const random = randomFrom(seed, 12)
  const more = others
    .filter(([, entity]) => !known.has(entity.ID))
    .map(([role, entity]) => {
      const name = personName(random)
      return { userName: mailAddress(`${name} ${entity.ID}`, entity.Name), name, holds: [[role, entity]] as const }
    })
  return [
    ...listed.map(({ box, name, holds, hint, language, isMailReturned }, index) => {
      const userName = `${box}@${demoDomain}`
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
export function listedParties(parties: Parties) {
  const { foodBanks, agencies, donors, locations } = parties
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

function listedPeople(parties: Parties): Listed[] {
  return [...watchers(parties), ...foodBankStaff(parties), ...givers(parties), ...takers(parties)]
}

function watchers({ network, associations, coop }: Parties): Listed[] {
  return [
    {
      box: 'network',
      name: 'Grace Holloway',
      holds: [['fano', network]],
      hint: {
        en: 'See the donations of all food banks; search, filter and export them.',
        es: 'Vea las donaciones de todos los bancos de alimentos; busque, filtre y exporte.',
      },
    },
    {
      box: 'association',
      name: 'Vernon Ramsey',
      holds: [['foodcoordstateasso', at(associations, 0)]],
      hint: {
        en: 'Follow both food banks of Tennessee, in two time zones.',
        es: 'Siga los dos bancos de alimentos de Tennessee, en dos zonas horarias.',
      },
    },
    {
      box: 'coop',
      name: 'Linh Tran',
      holds: [['foodcoordcoops', coop]],
      hint: {
        en: 'Follow the food banks of the co-op, across state lines.',
        es: 'Siga los bancos de alimentos de la cooperativa, más allá del estado.',
      },
    },
  ]
}

function foodBankStaff({ foodBanks }: Parties): Listed[] {
  const [approving, automatic, simultaneous] = [at(foodBanks, 0), at(foodBanks, 1), at(foodBanks, 2)]
  return [
    {
      box: 'coordinator',
      name: 'Nadia Okafor',
      holds: [['foodbankrtcoord', approving]],
      hint: {
        en: 'Approve match lists, see why an agency comes first, move it, start the offers.',
        es: 'Apruebe listas de agencias, vea por qué una va primero, muévala, inicie las ofertas.',
      },
    },
    {
      box: 'foodbank',
      name: 'Calvin Lockhart',
      holds: [['foodbank', approving]],
      hint: {
        en: 'Follow what is offered, accepted and fetched today.',
        es: 'Siga lo que hoy se ofrece, se acepta y se recoge.',
      },
    },
    {
      box: 'staff',
      name: 'Patrice Coleman',
      holds: [['foodbankuser', approving]],
      hint: {
        en: 'Post a donation for a store that called.',
        es: 'Publique una donación de una tienda que llamó.',
      },
    },
    {
      box: 'admin',
      name: 'Esther Norwood',
      holds: [['foodbankadmin', approving]],
      hint: {
        en: 'Change the offer period, the match weights and whether lists need approval.',
        es: 'Cambie el plazo de las ofertas, los pesos y si las listas requieren aprobación.',
      },
    },
    {
      box: 'administrator',
      name: 'Lamar Dawkins',
      holds: [['foodbankAdministrator', automatic]],
      hint: {
        en: 'A food bank whose offers start by themselves, one agency after the other.',
        es: 'Un banco de alimentos cuyas ofertas empiezan solas, una agencia tras otra.',
      },
    },
    {
      box: 'pantries',
      name: 'Mei Nakamura',
      holds: [['foodbankEpantryCoordinator', approving]],
      hint: {
        en: 'Run the food bank’s pantry: products and stock, pickup times, orders to pack.',
        es: 'Lleve la despensa: productos y existencias, horarios de recogida, pedidos por empacar.',
      },
    },
    {
      box: 'director',
      name: 'Ingrid Sandoval',
      holds: [['foodbank', simultaneous]],
      hint: {
        en: 'A food bank that asks all agencies at once: the first to accept gets it.',
        es: 'Un banco de alimentos que pregunta a todas a la vez: recibe la primera que acepta.',
      },
    },
  ]
}

function givers(parties: Parties): Listed[] {
  const { market, bakery, wholesaler, stores, farm } = listedParties(parties)
  return [
    {
      box: 'donor',
      name: 'Marcus Pemberton',
      holds: [['donor', market]],
      hint: {
        en: 'Post a donation for any of the chain’s stores; close the ones that were picked up.',
        es: 'Publique una donación de cualquier tienda de la cadena; cierre las ya recogidas.',
      },
    },
    {
      box: 'store',
      name: 'Jolene Farrow',
      holds: [['donorlocation', at(stores, 0)]],
      hint: {
        en: 'One store: donations in every state. Post one and watch it find an agency.',
        es: 'Una tienda: donaciones en todos los estados. Publique una y vea cómo halla agencia.',
      },
    },
    {
      box: 'bulk',
      name: 'Quentin Garrison',
      holds: [['bulkofferdonor', wholesaler]],
      isMailReturned: true,
      hint: {
        en: 'A wholesaler that gives by the pallet; an e-mail to it came back.',
        es: 'Un mayorista que dona por tarimas; un correo que se le envió fue devuelto.',
      },
    },
    {
      box: 'panaderia',
      name: 'Dolores Quiroga',
      holds: [['donor', bakery]],
      language: 'es',
      hint: {
        en: 'A bakery that works in Spanish; its bread goes out in the evening.',
        es: 'Una panadería que trabaja en español; su pan sale por la noche.',
      },
    },
    {
      box: 'orchard',
      name: 'Theo Lindqvist',
      holds: [['donorlocation', farm]],
      hint: {
        en: 'An orchard: large loads, fetched on any of the next seven days.',
        es: 'Una huerta: cargas grandes, para recoger cualquier día de la semana.',
      },
    },
  ]
}

function takers(parties: Parties): Listed[] {
  const { foodBanks, coop } = parties
  const { agencies, seconds } = listedParties(parties)
  return [
    {
      box: 'agency',
      name: 'Tamika Whitfield',
      holds: [['agency', at(agencies, 0)]],
      hint: {
        en: 'An open offer to accept, one about to expire, food to fetch today, receipts to write.',
        es: 'Una oferta por aceptar, otra por vencer, comida por recoger hoy y recibos por hacer.',
      },
    },
    {
      box: 'second',
      name: 'Isaac Rasmussen',
      holds: [['agency', at(seconds, 0)]],
      hint: {
        en: 'The agency that is asked next when the first one declines.',
        es: 'La agencia a la que se pregunta después si la primera rechaza.',
      },
    },
    {
      box: 'agencia',
      name: 'Soledad Maldonado',
      holds: [['agency', at(agencies, 1)]],
      language: 'es',
      hint: {
        en: 'An agency that works in Spanish.',
        es: 'Una agencia que trabaja en español.',
      },
    },
    {
      box: 'volunteer',
      name: 'Peter Abara',
      holds: [['pantryvolunteer', at(foodBanks, 0)]],
      hint: {
        en: 'A volunteer of the food bank’s pantry: pack, hand over and count. PIN on a shared tablet: 2580.',
        es: 'Un voluntario de la despensa: empacar, entregar y contar. PIN en una tableta compartida: 2580.',
      },
    },
    {
      box: 'kitchen',
      name: 'Omar Haddad',
      holds: [['agency', at(agencies, 2)]],
      hint: {
        en: 'One of several agencies that are being asked at the same time.',
        es: 'Una de varias agencias a las que se pregunta al mismo tiempo.',
      },
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
      hint: {
        en: 'One person with three roles: switch between them in the account menu.',
        es: 'Una persona con tres funciones: cambie entre ellas en el menú de la cuenta.',
      },
    },
    {
      box: 'neighbor',
      name: 'Rosa Figueroa',
      holds: [['customer', at(foodBanks, 0)]],
      hint: {
        en: 'A neighbor who picks food up: orders in every state, the next one is ready.',
        es: 'Una vecina que recoge alimentos: pedidos en todos los estados, el próximo está listo.',
      },
    },
    {
      box: 'vecina',
      name: 'Luz Marroquín',
      holds: [['customer', at(foodBanks, 0)]],
      language: 'es',
      hint: {
        en: 'A Spanish-speaking neighbor whose food is delivered; she has two addresses.',
        es: 'Una vecina a quien le llevan la comida; tiene dos direcciones.',
      },
    },
  ]
}
