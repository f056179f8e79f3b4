import { beforeAll, describe, expect, it } from 'vitest'
import * as donations from '../../shared/api/donations.ts'
import { call } from '../engine/call.ts'
import { draft, makeWorld, people } from '../engine/world.ts'

beforeAll(() => makeWorld())

const post = (PhotoKey: string) => call(donations.postDonation, people.place, draft({ PhotoKey }))
const name = '0f8fad5b-d9cb-469f-a165-70867728950e'

describe('the photo of a donation', () => {
  it.each([
    ['of another entity', `donations/32/${name}.jpg`],
    ['by a way around', `donations/31/../32/${name}.jpg`],
    ['by an encoded way around', `donations/31/%2e%2e/32/${name}.jpg`],
    ['of a folder', 'donations/31/'],
    ['of a name that was not given out', 'donations/31/cat.jpg'],
    ['of another kind', `donations/31/${name}.svg`],
    ['with more behind it', `donations/31/${name}.jpg?versionId=1`],
    ['with half a character in it', 'donations/31/\ud800.jpg'],
    ['at another site', 'https://evil.example/a.jpg'],
  ])('is none %s', async (_, key) => {
    const { status, answer } = await post(key)
    expect([status, answer.FailureReason]).toEqual([200, 'The photo did not arrive. Please choose it again.'])
  })

  it('is the one that an address was given out for', async () => {
    const { answer } = await call(donations.preparePhoto, people.place, { ContentType: 'image/jpeg', Size: 1000 })
    expect((await post(answer.Value?.PhotoKey ?? '')).answer.Successful).toBe(true)
  })
})
