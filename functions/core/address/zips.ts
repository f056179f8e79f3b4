import { type FoundPlace, zipDigits } from '../../../shared/core/address/lookUp.ts'
import { zips } from './zipFile.ts'

/** Middles of the areas of ZIP codes, without asking anybody. Codes of post office boxes have no area. */

const bytes = Buffer.from(zips.buffer, zips.byteOffset, zips.length)
const size = 9
const zipAt = (index: number) => bytes.readUIntBE(index * size, 3)

/** Index of the first code that is not before the wanted one. */
function indexOf(zip: number): number {
  let [from, to] = [0, bytes.length / size]
  while (from < to) {
    const middle = (from + to) >> 1
    if (zipAt(middle) < zip) from = middle + 1
    else to = middle
  }
  return from
}

export function zipPlace(postalCode: string): FoundPlace | undefined {
  const zip = zipDigits(postalCode)
  if (zip === undefined) return undefined
  const index = indexOf(Number(zip))
  if (index * size >= bytes.length || zipAt(index) !== Number(zip)) return undefined
  const degrees = (at: number) => bytes.readIntBE(index * size + at, 3) / 1000
  return { Latitude: degrees(3), Longitude: degrees(6), LocatedBy: 'area' }
}
