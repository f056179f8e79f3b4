import type { Address } from '../../../shared/donation/donation.ts'
import { firstNames, lastNames, streets } from './names.ts'
import { type Random, randomFrom } from './random.ts'
import { type Region, regions, type Town } from './regions.ts'

/** Figures of the demonstration at scale 1. */
export const counts = { foodBanks: 3, agencies: 40, places: 60, received: 400 } as const

/** What the organizations of a tenant are made from. */
export interface Ground {
  readonly scale: number
  /** One region for each food bank. */
  readonly regions: readonly Region[]
  /** Entities share one number space. */
  nextId(): number
  /** An entity's own chances: it stays the same whatever is added beside it. */
  chanceOf(ID: number): Random
}

/** Food banks grow with the root of the scale: a larger tenant has more of them, and each of them is larger. */
export function groundOf(seed: number, scale: number): Ground {
  let last = 0
  return {
    scale,
    regions: regions.slice(0, Math.round(counts.foodBanks * Math.sqrt(scale))),
    nextId: () => ++last,
    chanceOf: (ID) => randomFrom(seed, 11, ID),
  }
}

/** The item at a place that is known to be there. */
export function at<T>(list: readonly T[], place: number): T {
  const found = list[place]
  if (found === undefined) throw new RangeError(`Nothing at place ${place} of ${list.length}`)
  return found
}

/** Spreads things over so many places as evenly as can be. */
export const spread = (count: number, over: number) => Array.from({ length: count }, (_, place) => place % over)

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
