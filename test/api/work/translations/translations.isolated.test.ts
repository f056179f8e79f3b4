import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { afterAll, describe, expect, it } from 'vitest'
import * as translations from '../../../../shared/work/translations/api.ts'
import { placesChanged } from '../../../../shared/work/translations/refusals.ts'
import { call } from '../../../engine/call.ts'
import { startImportBucket } from '../../../engine/importBucket.ts'
import { agencyIds, ids, makeSmallTenant, person } from '../../../engine/smallTenant.ts'

/** Review of a language that a machine wrote, over the embedded table and bucket. */

const bucket = await startImportBucket()
await makeSmallTenant()
afterAll(() => bucket.stop())

const foodBank = person('foodbank', ids.foodBank, [ids.foodBank])
const agency = person('agency', agencyIds[0], [ids.foodBank])

async function published(language: string) {
  const Key = `pictures/translations/${language}.json`
  const { Body, CacheControl } = await new S3Client().send(new GetObjectCommand({ Bucket: 'pictures', Key }))
  return { cache: CacheControl, ...JSON.parse((await Body?.transformToString()) ?? '') }
}
const correct = (Wording: string, Corrected: string | null) =>
  call(translations.correctTranslation, foodBank, { language: 'vi', Wording, Corrected })

describe('a correction', () => {
  it('is on the pages from now on, and the machine’s words again when it is taken back', async () => {
    expect((await correct('Gửi', 'Gửi đơn')).answer.Value?.Corrections).toEqual([
      { Wording: 'Gửi', Corrected: 'Gửi đơn' },
    ])
    await correct('Xong', 'Đã xong')
    expect(await published('vi')).toEqual({
      cache: 'public, max-age=60',
      IsReviewed: false,
      Corrections: { Gửi: 'Gửi đơn', Xong: 'Đã xong' },
    })
    await correct('Xong', null)
    expect((await published('vi')).Corrections).toEqual({ Gửi: 'Gửi đơn' })
    await correct('Gửi', 'Gửi')
    expect((await published('vi')).Corrections).toEqual({})
  })

  it('keeps the places that are filled with names and numbers', async () => {
    const { answer } = await correct('{count} món', 'nhiều món')
    expect(answer).toMatchObject({ Successful: false, FailureReason: placesChanged.en })
    expect((await correct('{count} món', '{count} loại')).answer.Successful).toBe(true)
  })

  it('of two people at once is published with both', async () => {
    await Promise.all(Array.from({ length: 5 }, (_, index) => correct(`câu ${index}`, `câu số ${index}`)))
    const { Corrections } = await published('vi')
    expect(Object.keys(Corrections).filter((wording) => /^câu \d$/.test(wording))).toHaveLength(5)
  })
})

describe('a review', () => {
  it('says who has read the language, and pages know it', async () => {
    const review = (IsReviewed: boolean) =>
      call(translations.reviewTranslation, foodBank, { language: 'so', IsReviewed })
    expect((await review(true)).answer.Value?.Reviewed).toEqual({ Name: foodBank.UserName, At: expect.any(String) })
    expect((await published('so')).IsReviewed).toBe(true)
    expect((await call(translations.getTranslation, foodBank, { language: 'ko' })).answer.Value?.Reviewed).toBe(null)
    await review(false)
    expect((await published('so')).IsReviewed).toBe(false)
  })
})

it('languages of the staff and callers of an agency are refused', async () => {
  expect((await call(translations.getTranslation, foodBank, { language: 'es' } as never)).status).toBe(400)
  expect((await call(translations.reviewTranslation, agency, { language: 'ko', IsReviewed: true })).status).toBe(403)
})
