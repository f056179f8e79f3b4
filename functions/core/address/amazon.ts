import { HttpRequest } from '@smithy/core/protocols'
import { Hash } from '@smithy/core/serde'
import { SignatureV4 } from '@smithy/signature-v4'
import * as z from 'zod/mini'
import { type AddressLines, type FoundPlace, lookUpLine } from '../../../shared/core/address/lookUp.ts'
import { chunksOf } from '../chunks.ts'
import { setting } from '../setting.ts'
import type { Geocoder } from './geocoder.ts'

/**
 * Geocoder of Amazon Location, in the tenant's own region. The function's role signs the request, so that there is no key to
 * keep; results may be stored, which is said with each request and priced by AWS accordingly.
 */

/** Requests at the same time; an account may make a hundred in a second. */
const atOnce = 10
/** Match from 0 to 1 below which an address is only about right. */
const minMatch = 0.8

const addressTypes = ['PointAddress', 'InterpolatedAddress', 'SecondaryAddress', 'PointOfInterest']
const streetTypes = ['Street', 'Intersection']

const Answer = z.object({
  ResultItems: z.optional(
    z.array(
      z.object({
        PlaceType: z.string(),
        Position: z.optional(z.tuple([z.number(), z.number()])),
        MatchScores: z.optional(z.object({ Overall: z.optional(z.number()) })),
      }),
    ),
  ),
})

function placeOf({ ResultItems: [best] = [] }: z.infer<typeof Answer>): FoundPlace | undefined {
  if (!best?.Position || ![...addressTypes, ...streetTypes].includes(best.PlaceType)) return undefined
  const [Longitude, Latitude] = best.Position
  const isExact = addressTypes.includes(best.PlaceType) && (best.MatchScores?.Overall ?? 1) >= minMatch
  return { Latitude, Longitude, LocatedBy: isExact ? 'address' : 'area' }
}

async function find(address: AddressLines, signal: AbortSignal): Promise<FoundPlace | undefined> {
  const region = setting('AWS_REGION')
  const url = new URL(process.env.AWS_ENDPOINT_URL_GEO_PLACES ?? `https://places.geo.${region}.amazonaws.com`)
  const body = JSON.stringify({
    QueryText: lookUpLine(address),
    Filter: { IncludeCountries: ['USA'] },
    MaxResults: 1,
    IntendedUse: 'Storage',
  })
  const headers = { host: url.host, 'content-type': 'application/json' }
  const request = new HttpRequest({ method: 'POST', path: '/v2/geocode', headers, body })
  const signed = await signer(region).sign(request)
  const response = await fetch(new URL(request.path, url), { method: 'POST', headers: signed.headers, body, signal })
  if (!response.ok) throw new Error(`Amazon Location answered ${response.status}`)
  return placeOf(Answer.parse(await response.json()))
}

function signer(region: string) {
  const { AWS_ACCESS_KEY_ID = '', AWS_SECRET_ACCESS_KEY = '', AWS_SESSION_TOKEN } = process.env
  const session = AWS_SESSION_TOKEN ? { sessionToken: AWS_SESSION_TOKEN } : {}
  const credentials = { accessKeyId: AWS_ACCESS_KEY_ID, secretAccessKey: AWS_SECRET_ACCESS_KEY, ...session }
  return new SignatureV4({ service: 'geo-places', region, credentials, sha256: Hash.bind(null, 'sha256') })
}

export const amazon: Geocoder = async (addresses, signal) => {
  const found: (FoundPlace | undefined)[] = []
  for (const some of chunksOf(addresses, atOnce))
    found.push(...(await Promise.all(some.map((address) => find(address, signal)))))
  return found
}
