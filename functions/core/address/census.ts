import * as z from 'zod/mini'
import {
  type AddressLines,
  type FoundPlace,
  lookUpLine,
  samePlaceMiles,
  zipDigits,
} from '../../../shared/core/address/lookUp.ts'
import { milesBetween } from '../../../shared/core/distance/distance.ts'
import type { Geocoder } from './geocoder.ts'

/**
 * Geocoder of the United States Census Bureau, which needs no key: one address by its JSON, several by its file of rows, of
 * at most 10,000. It knows streets with their numbers only, in the States, Puerto Rico and the island areas.
 */

const origin = () => process.env.CENSUS_GEOCODER_URL ?? 'https://geocoding.geo.census.gov'
const benchmark = 'Public_AR_Current'

const Degrees = z.object({ x: z.number(), y: z.number() })
const Answer = z.object({ result: z.object({ addressMatches: z.array(z.object({ coordinates: Degrees })) }) })

async function answerTo(path: string, init: RequestInit): Promise<Response> {
  const response = await fetch(`${origin()}/geocoder/locations/${path}`, init)
  if (!response.ok) throw new Error(`The geocoder answered ${response.status}`)
  return response
}

/** Several matches that lie apart: the address fits more than one street, and the first is only about right. */
function placeOf([first, ...others]: readonly z.infer<typeof Degrees>[]): FoundPlace | undefined {
  if (!first) return undefined
  const at = ({ x: Longitude, y: Latitude }: z.infer<typeof Degrees>) => ({ Latitude, Longitude })
  const isOne = others.every((other) => milesBetween(at(first), at(other)) <= samePlaceMiles.address)
  return { ...at(first), LocatedBy: isOne ? 'address' : 'area' }
}

async function findOne(address: AddressLines, signal: AbortSignal): Promise<FoundPlace | undefined> {
  const query = new URLSearchParams({ address: lookUpLine(address), benchmark, format: 'json' })
  const { result } = Answer.parse(await (await answerTo(`onelineaddress?${query}`, { signal })).json())
  return placeOf(result.addressMatches.map(({ coordinates }) => coordinates))
}

const cell = (text: string) => `"${text.replace(/\s+/g, ' ').replaceAll('"', '')}"`
const rowOf = ({ AddressLine1, City, Province, PostalCode }: AddressLines, index: number) =>
  [String(index), AddressLine1, City, Province, zipDigits(PostalCode) ?? ''].map(cell).join(',')

/** Number of the row and its place; rows without a match, and lines that are none, have no coordinates. */
function rowIn(line: string): [number, FoundPlace] | undefined {
  const [id, , match, , , coordinates = ''] = [...line.matchAll(/"([^"]*)"/g)].map(([, text]) => text)
  const [, longitude, latitude] = /^(-?[\d.]+),(-?[\d.]+)$/.exec(coordinates) ?? []
  if (match !== 'Match' || latitude === undefined) return undefined
  return [Number(id), { Latitude: Number(latitude), Longitude: Number(longitude), LocatedBy: 'address' }]
}

async function findAll(addresses: readonly AddressLines[], signal: AbortSignal) {
  const body = new FormData()
  body.set('benchmark', benchmark)
  body.set('addressFile', new Blob([addresses.map(rowOf).join('\n')], { type: 'text/csv' }), 'addresses.csv')
  const text = await (await answerTo('addressbatch', { method: 'POST', body, signal })).text()
  // Rows come back in any order.
  const found = new Map(text.split('\n').flatMap((line) => [rowIn(line)].filter((row) => row !== undefined)))
  return addresses.map((_, index) => found.get(index))
}

export const census: Geocoder = async (addresses, signal) => {
  const [first, ...others] = addresses
  if (!first) return []
  return others.length === 0 ? [await findOne(first, signal)] : findAll(addresses, signal)
}
