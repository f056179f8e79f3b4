import type { Address } from '../../../shared/network/organizations/address.ts'
import { firstNames, lastNames, streets } from './names.ts'
import { type Random, randomFrom } from './random.ts'
import { type Region, regions, type Town } from './regions.ts'

/** Counts at scale 1. */
export const counts = { foodBanks: 3, agencies: 40, locations: 60, received: 400 } as const

/** Input of the functions that make the organizations of a tenant. */
export interface SeedContext {
  readonly scale: number
  /** One region for each food bank. */
  readonly regions: readonly Region[]
  /** Entities share one number space. */
  nextId(): number
  /** A random generator per entity, so that adding entities changes no other; master agencies come after the others. */
  randomOf(place: number): Random
}

/** The number of food banks grows with the square root of the scale, and so does the size of each. */
export function seedContext(seed: number, scale: number): SeedContext {
  let last = 0
  return {
    scale,
    regions: regions.slice(0, Math.round(counts.foodBanks * Math.sqrt(scale))),
    nextId: () => ++last,
    randomOf: (place) => randomFrom(seed, 11, place),
  }
}

/** The item at an index that exists. */
export function at<T>(list: readonly T[], index: number): T {
  const found = list[index]
  if (found === undefined) throw new RangeError(`Nothing at index ${index} of ${list.length}`)
  return found
}

/** `count` indexes below `over`, distributed evenly. */
export const spread = (count: number, over: number) => Array.from({ length: count }, (_, index) => index % over)

const slugOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

export const personName = (random: Random) => `${random.pick(firstNames)} ${random.pick(lastNames)}`

/** Mail goes to addresses under .example, which belong to nobody, as the 555-01.. numbers do. */
export const mailAddress = (box: string, organization: string) => `${slugOf(box)}@${slugOf(organization)}.example`

export const contactAt = (organization: string, region: Region, random: Random) => ({
  ContactName: personName(random),
  PhoneNumber: `(${region.areaCode}) 555-01${String(random.whole(0, 99)).padStart(2, '0')}`,
  EMailAddress: mailAddress('office', organization),
})

/** An address in a town, off its center by two miles at most. */
export function addressIn(region: Region, town: Town, random: Random): Address {
  const off = () => random.between(-0.03, 0.03)
  return {
    AddressLine1: `${random.whole(12, 4890)} ${random.pick(streets)}`,
    City: town.name,
    Province: region.state,
    PostalCode: town.postalCode,
    Latitude: Math.round((town.latitude + off()) * 1e4) / 1e4,
    Longitude: Math.round((town.longitude + off()) * 1e4) / 1e4,
  }
}
