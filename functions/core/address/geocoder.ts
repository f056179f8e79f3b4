import { type AddressLines, bestPlace, type FoundPlace } from '../../../shared/core/address/lookUp.ts'
import { log } from '../log.ts'
import { amazon } from './amazon.ts'
import { census } from './census.ts'
import { zipPlace } from './zips.ts'

/** Looks addresses up by the service that the tenant chose; the middle of the ZIP code stands in for it. */

/** The places of addresses, in their order; one that is not found has none. It may fail as a whole. */
export type Geocoder = (
  addresses: readonly AddressLines[],
  signal: AbortSignal,
) => Promise<readonly (FoundPlace | undefined)[]>

const services: Readonly<Record<string, Geocoder>> = { census, amazon }

/** Time for one address, while somebody looks at a form; an endpoint has ten seconds. */
export const oneAddressMs = 4000

/** Without a service or its answer in time nothing is found: the log says why, and never which address. */
async function answered(addresses: readonly AddressLines[], signal: AbortSignal): ReturnType<Geocoder> {
  const service = process.env.ADDRESS_SERVICE ?? ''
  const find = services[service]
  if (!find || addresses.length === 0) return []
  try {
    return await find(addresses, signal)
  } catch (fault) {
    log.warn('addresses not looked up', { service, count: addresses.length, reason: String(fault) })
    return []
  }
}

export async function findPlaces(
  addresses: readonly AddressLines[],
  signal: AbortSignal,
): Promise<readonly (FoundPlace | undefined)[]> {
  const found = await answered(addresses, signal)
  return addresses.map((address, index) => bestPlace(found[index], zipPlace(address.PostalCode)))
}
