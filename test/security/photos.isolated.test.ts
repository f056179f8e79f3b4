import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { joined, jpegOf, pngOf } from '../../shared/core/attachments/image.fixture.ts'
import * as donations from '../../shared/rescue/donations/api.ts'
import { call } from '../engine/call.ts'
import { htmlPage, jpeg, photoSize, png, startPhotoBucket, uploaded } from '../engine/photos.ts'
import { draft, makeSmallTenant, people } from '../engine/smallTenant.ts'

let stopBucket: () => Promise<void>
beforeAll(async () => {
  stopBucket = await startPhotoBucket()
  await makeSmallTenant()
})
afterAll(() => stopBucket())

const post = (PhotoKey: string, by = people.store) => call(donations.postDonation, by, draft({ PhotoKey }))
const prepare = async (ContentType: 'image/jpeg' | 'image/png' = 'image/jpeg') =>
  (await call(donations.preparePhoto, people.store, { ContentType, Size: photoSize })).answer.Value
const name = '0f8fad5b-d9cb-469f-a165-70867728950e'

describe('the photo key of a posted donation', () => {
  it.each([
    ['of another entity', `donations/32/${name}.jpg`],
    ['a path with dots', `donations/31/../32/${name}.jpg`],
    ['a path with encoded dots', `donations/31/%2e%2e/32/${name}.jpg`],
    ['a folder', 'donations/31/'],
    ['a key that was never issued', `donations/31/${name}.jpg`],
    ['of another file type', `donations/31/${name}.svg`],
    ['followed by a query', `donations/31/${name}.jpg?versionId=1`],
    ['a URL of another site', 'https://evil.example/a.jpg'],
  ])('is refused when it is %s', async (_, key) => {
    const { status, answer } = await post(key)
    expect([status, answer.FailureReason]).toEqual([200, 'The photo did not arrive. Please choose it again.'])
  })

  it('is malformed when it is not valid Unicode', async () => {
    const { status, answer } = await post('donations/31/\ud800.jpg')
    expect([status, answer.Message]).toEqual([400, expect.stringMatching(/^PhotoKey: /)])
  })

  it('is accepted once, for the caller’s own upload URL', async () => {
    const PhotoKey = await uploaded(await prepare())
    expect((await post(PhotoKey)).answer.Successful).toBe(true)
    expect((await post(PhotoKey)).answer.FailureReason).toBe('The photo did not arrive. Please choose it again.')
  })

  it('is refused when the upload URL was issued to a colleague', async () => {
    const PhotoKey = await uploaded(await prepare())
    const colleague = { ...people.store, UserID: people.store.UserID + 1 }
    expect((await post(PhotoKey, colleague)).answer.FailureReason).toMatch(/^The photo did not arrive/)
    expect((await post(PhotoKey)).answer.Successful).toBe(true)
  })

  it('is refused three days after the upload URL was issued', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const PhotoKey = await uploaded(await prepare())
    vi.setSystemTime(Date.now() + 3 * 86_400_000)
    expect((await post(PhotoKey)).answer.FailureReason).toMatch(/^The photo did not arrive/)
  })

  it.each([
    ['a page', 'image/jpeg', htmlPage],
    ['a page that begins as a JPEG', 'image/jpeg', joined(jpeg.slice(0, 3), htmlPage.slice(3))],
    ['a JPEG with a page behind its end', 'image/jpeg', joined(jpegOf(4, 4), htmlPage).slice(0, photoSize)],
    ['a JPEG without its end', 'image/jpeg', joined(jpeg.slice(0, -2), [0, 0])],
    ['a PNG with an archive behind its end', 'image/png', joined(pngOf(4, 4), htmlPage).slice(0, photoSize)],
    ['a PNG with a wrong checksum', 'image/png', png.map((byte, at) => (at === 40 ? byte ^ 1 : byte))],
    ['a PNG under the name of a JPEG', 'image/jpeg', png],
    ['a JPEG under the name of a PNG', 'image/png', jpeg],
  ] as const)('is refused when %s was uploaded', async (_, type, content) => {
    const PhotoKey = await uploaded(await prepare(type), content)
    expect((await post(PhotoKey)).answer.FailureReason).toBe('The file is not a photo. Please choose another one.')
  })

  it('is refused when it has more pixels than a phone can show', async () => {
    const PhotoKey = await uploaded(await prepare(), jpegOf(9000, 9000, photoSize))
    expect((await post(PhotoKey)).answer.FailureReason).toMatch(/more than 40 megapixels/)
  })

  it('is accepted for a PNG', async () => {
    expect((await post(await uploaded(await prepare('image/png'), png))).answer.Successful).toBe(true)
  })

  it('is refused when nothing was uploaded', async () => {
    const { PhotoKey = '' } = (await prepare()) ?? {}
    expect((await post(PhotoKey)).answer.FailureReason).toMatch(/^The photo did not arrive/)
    const key = await uploaded(await prepare())
    expect((await post(key)).answer.Successful).toBe(true)
  })

  it('its upload URL never replaces a stored photo', async () => {
    const { UploadUrl = '', Headers } = (await prepare()) ?? {}
    expect(Headers).toEqual({ 'content-type': 'image/jpeg', 'if-none-match': '*' })
    expect(new URL(UploadUrl).searchParams.get('X-Amz-SignedHeaders')).toBe(
      'content-length;content-type;host;if-none-match',
    )
  })
})
