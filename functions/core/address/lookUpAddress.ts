import * as addresses from '../../../shared/core/address/api.ts'
import { endpoint } from '../http/http.ts'
import { findPlaces, oneAddressMs } from './geocoder.ts'

export const handler = endpoint(addresses.lookUpAddress, async ({ input }) => {
  const [place] = await findPlaces([input], AbortSignal.timeout(oneAddressMs))
  return place ?? null
})
