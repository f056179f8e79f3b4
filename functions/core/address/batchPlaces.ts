import { type AddressLines, type FoundPlace, lookUpKey } from '../../../shared/core/address/lookUp.ts'
import { findPlaces } from './geocoder.ts'

/** Time for all addresses of a batch: the endpoint that imports it has ten seconds. */
const batchMs = 6000

export type PlaceOf = (address: AddressLines) => Promise<FoundPlace | undefined>

/** Places of addresses, of which those of a batch are looked up together once the first is needed, and never twice. */
export function batchPlaces(batch: readonly AddressLines[]): PlaceOf {
  const found = new Map<string, Promise<FoundPlace | undefined>>()
  let signal: AbortSignal | undefined
  function find(addresses: readonly AddressLines[]) {
    const wanted = new Map(addresses.flatMap((one) => [[lookUpKey(one), one] as const]).filter(isNew))
    signal ??= AbortSignal.timeout(batchMs)
    const places = findPlaces([...wanted.values()], signal)
    for (const [index, key] of [...wanted.keys()].entries())
      found.set(
        key,
        places.then((all) => all[index]),
      )
  }
  const isNew = (entry: readonly [string | undefined, AddressLines]): entry is [string, AddressLines] =>
    entry[0] !== undefined && !found.has(entry[0])
  return async (address) => {
    if (signal === undefined) find(batch)
    find([address])
    return found.get(lookUpKey(address) ?? '')
  }
}
