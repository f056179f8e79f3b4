import { listOn } from '../lists.ts'
import { key } from '../shape.ts'

export const entityKeys = {
  entity: (id: number) => key(`ENTITY#${id}`, 'ENTITY'),
  /** A person who acts for an entity. */
  member: (entityId: number, subject: string) => key(`ENTITY#${entityId}`, `USER#${subject}`),
  /** A donor at one of the food banks that it gives to. */
  donorAt: (donorId: number, foodBankId: number) => key(`ENTITY#${donorId}`, `FOODBANK#${foodBankId}`),
  /** Donor location of a food bank that has a code. */
  locationCode: (foodBankId: number, code: string) => key(`FOODBANK#${foodBankId}#LOCATIONCODES`, `CODE#${code}`),
  /** Record that the last import of a food bank brought in under a name: lists lag behind, and a file may be sent twice. */
  imported: (foodBankId: number, kind: string, name: string) =>
    key(`FOODBANK#${foodBankId}#IMPORTED`, `${kind}#${name}`),
  user: (subject: string) => key(`USER#${subject}`, 'USER'),
  /** Counts that the menu shows a person in whatever role. */
  personBadges: (userId: number) => key(`PERSON#${userId}#BADGES`, 'BADGES'),
} as const

/** Entities by name. */
export const entityLists = {
  networks: () => listOn(1, 'NETWORKS'),
  foodBanks: () => listOn(1, 'FOODBANKS'),
  foodBankGroups: () => listOn(1, 'FOODBANKGROUPS'),
  foodBankAgencies: (id: number) => listOn(1, `FOODBANK#${id}#AGENCIES`),
  foodBankLocations: (id: number) => listOn(1, `FOODBANK#${id}#LOCATIONS`),
  foodBankDonors: (id: number) => listOn(1, `FOODBANK#${id}#DONORS`),
  /** Donors that give to several food banks. */
  sharedDonors: () => listOn(1, 'SHAREDDONORS'),
  foodBankProviders: (id: number) => listOn(1, `FOODBANK#${id}#PROVIDERS`),
  donorLocations: (id: number) => listOn(2, `DONOR#${id}#LOCATIONS`),
} as const

/** Parts of an entity's own partition. */
export const entityRanges = {
  /** A donor at each of its food banks. */
  foodBanksOfDonor: (donorId: number) => ({ pk: `ENTITY#${donorId}`, from: 'FOODBANK#', to: 'FOODBANK#~' }),
} as const
