import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { AddressLines } from '../../../shared/core/address/lookUp.ts'
import { findPlaces } from './geocoder.ts'
import { amazonItems, censusMatches, type Reply, startGeocoder } from './geocoders.fixture.ts'

/** Look-up of addresses against geocoders that speak as the real ones, and that fail as those might. */

const geocoder = await startGeocoder()
beforeAll(() => {
  vi.stubEnv('CENSUS_GEOCODER_URL', geocoder.endpoint)
  vi.stubEnv('AWS_ENDPOINT_URL_GEO_PLACES', geocoder.endpoint)
  vi.stubEnv('AWS_REGION', 'us-east-1')
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIDEXAMPLE')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'only for tests')
  vi.stubEnv('AWS_SESSION_TOKEN', 'session')
})
afterEach(() => vi.stubEnv('ADDRESS_SERVICE', undefined))
afterAll(async () => {
  vi.unstubAllEnvs()
  await geocoder.stop()
})

const desk: AddressLines = { AddressLine1: '12 Main St', City: 'Knoxville', Province: 'TN', PostalCode: '37902' }
const mill: AddressLines = { AddressLine1: '3 "Old" Mill Rd', City: 'Alcoa', Province: 'TN', PostalCode: '37701-0001' }
/** A post office box: its ZIP code has no area. */
const box: AddressLines = { ...desk, PostalCode: '37901' }
const middle = { Latitude: 35.962, Longitude: -83.92, LocatedBy: 'area' }
const desksPlace = { Latitude: 35.9651, Longitude: -83.9163, LocatedBy: 'address' }

/** With an answer in time, or soon without one. */
const find = (service: string | undefined, reply: Reply, addresses: readonly AddressLines[], ms = 5000) => {
  vi.stubEnv('ADDRESS_SERVICE', service)
  geocoder.answerWith(reply)
  return findPlaces(addresses, AbortSignal.timeout(ms))
}

describe('without a service', () => {
  it('gives the middle of the ZIP code, nothing for one without an area, and asks nobody', async () => {
    const places = await find(undefined, () => ({ text: '' }), [
      desk,
      mill,
      box,
      { ...desk, PostalCode: '00601' },
      { ...desk, PostalCode: '99999' },
      { ...desk, PostalCode: 'M5V 2T6' },
    ])
    expect(places).toEqual([
      middle,
      expect.objectContaining({ LocatedBy: 'area' }),
      undefined,
      { Latitude: 18.181, Longitude: -66.75, LocatedBy: 'area' },
      undefined,
      undefined,
    ])
    expect(geocoder.asked).toEqual([])
  })
})

describe('the Census Bureau’s geocoder', () => {
  it('is asked for one address in one line', async () => {
    expect(await find('census', () => censusMatches([35.9651, -83.9163]), [desk])).toEqual([desksPlace])
    expect(
      geocoder.asked.map(({ method, url }) => [method, url.pathname, Object.fromEntries(url.searchParams)]),
    ).toEqual([
      [
        'GET',
        '/geocoder/locations/onelineaddress',
        { address: '12 Main St, Knoxville, TN 37902', benchmark: 'Public_AR_Current', format: 'json' },
      ],
    ])
  })

  it('that finds two streets for it is only about right', async () => {
    const apart = censusMatches([35.9651, -83.9163], [36.02, -83.9163])
    expect(await find('census', () => apart, [desk])).toEqual([{ ...desksPlace, LocatedBy: 'area' }])
    const sides = censusMatches([35.9651, -83.9163], [35.9652, -83.9163])
    expect(await find('census', () => sides, [desk])).toEqual([desksPlace])
  })

  it('gets several addresses as a file of rows, whose answers come in any order', async () => {
    const text = [
      '"1","3 Old Mill Rd, Alcoa, TN, 37701","No_Match"',
      '"2","12 Main St, Knoxville, TN, 37901","Tie"',
      '"0","12 Main St, Knoxville, TN, 37902","Match","Non_Exact","12 MAIN ST, KNOXVILLE, TN, 37902","-83.9163,35.9651","123","L"',
      '',
    ].join('\n')
    expect(await find('census', () => ({ text }), [desk, mill, box])).toEqual([
      desksPlace,
      expect.objectContaining({ LocatedBy: 'area' }),
      undefined,
    ])
    const [{ method, url, headers, body } = { body: '' }] = geocoder.asked
    expect([method, url?.pathname, headers?.['content-type']]).toEqual([
      'POST',
      '/geocoder/locations/addressbatch',
      expect.stringMatching(/^multipart\/form-data/),
    ])
    expect(body).toContain('name="benchmark"\r\n\r\nPublic_AR_Current')
    expect(body).toMatch(/name="addressFile"; filename="addresses\.csv"/)
    expect(body).toContain('"0","12 Main St","Knoxville","TN","37902"\n"1","3 Old Mill Rd","Alcoa","TN","37701"\n"2",')
  })
})

describe('Amazon Location', () => {
  const item = (PlaceType: string, more: object = {}) =>
    amazonItems({ PlaceType, Position: [-83.9163, 35.9651], MatchScores: { Overall: 0.99 }, ...more })

  it('is asked in a signed request, for what may be stored', async () => {
    expect(await find('amazon', () => item('PointAddress'), [desk])).toEqual([desksPlace])
    const [{ method, url, headers, body } = { body: '' }] = geocoder.asked
    expect([method, url?.pathname, JSON.parse(body)]).toEqual([
      'POST',
      '/v2/geocode',
      {
        QueryText: '12 Main St, Knoxville, TN 37902',
        Filter: { IncludeCountries: ['USA'] },
        MaxResults: 1,
        IntendedUse: 'Storage',
      },
    ])
    expect(headers?.authorization).toMatch(
      /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/\d{8}\/us-east-1\/geo-places\/aws4_request, SignedHeaders=\S*host;/,
    )
    expect(headers?.['x-amz-security-token']).toBe('session')
  })

  it.each([
    ['a house', item('InterpolatedAddress'), desksPlace],
    [
      'a house of another name',
      item('PointAddress', { MatchScores: { Overall: 0.5 } }),
      { ...desksPlace, LocatedBy: 'area' },
    ],
    ['a street', item('Street'), { ...desksPlace, LocatedBy: 'area' }],
    ['a town', item('Locality'), middle],
    ['no place', amazonItems(), middle],
    ['an answer without items', { text: '{}' }, middle],
  ])('that finds %s', async (_, reply, place) => {
    expect(await find('amazon', () => reply, [desk])).toEqual([place])
  })

  it('is asked for each of several addresses', async () => {
    const reply: Reply = ({ body }) => (body.includes('Alcoa') ? amazonItems() : item('PointAddress'))
    const many = Array.from({ length: 12 }, () => desk)
    const places = await find('amazon', reply, [...many, mill])
    expect(places).toEqual([...many.map(() => desksPlace), expect.objectContaining({ LocatedBy: 'area' })])
    expect(geocoder.asked).toHaveLength(13)
  })
})

describe.each(['census', 'amazon'])('a failure of %s', (service) => {
  it.each<[string, Reply]>([
    ['no answer in time', () => undefined],
    ['a refusal', () => ({ status: 403, text: '{"message":"Forbidden"}' })],
    ['an outage', () => ({ status: 503, text: 'Service unavailable' })],
    ['a page instead of an answer', () => ({ text: '<html>Under maintenance</html>' })],
    ['an answer of another form', () => ({ text: '{"result":{"addressMatches":7},"ResultItems":7}' })],
  ])('leaves the middle of the ZIP code: %s', async (_, reply) => {
    expect(await find(service, reply, [desk], 300)).toEqual([middle])
    expect(await find(service, reply, [desk, box], 300)).toEqual([middle, undefined])
  })

  it('is also a place in another part of the country', async () => {
    const reply: Reply = () =>
      service === 'census'
        ? censusMatches([47.6, -122.3])
        : amazonItems({ PlaceType: 'PointAddress', Position: [-122.3, 47.6] })
    expect(await find(service, reply, [desk])).toEqual([middle])
  })
})
