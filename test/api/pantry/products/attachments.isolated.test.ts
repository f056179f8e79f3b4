import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { afterAll, describe, expect, it } from 'vitest'
import type { Caller } from '../../../../shared/core/access.ts'
import * as attachments from '../../../../shared/core/attachments/api.ts'
import { smallPathOf } from '../../../../shared/core/attachments/attachment.ts'
import { jpegOf, pngOf } from '../../../../shared/core/attachments/image.fixture.ts'
import { maxImages } from '../../../../shared/core/attachments/image.ts'
import * as limits from '../../../../shared/pantry/limits/api.ts'
import * as locations from '../../../../shared/pantry/locations/api.ts'
import { call, eventOf, send } from '../../../engine/call.ts'
import { imageFile } from '../../../engine/images.ts'
import { startImportBucket } from '../../../engine/importBucket.ts'
import { limitDraft } from '../../../engine/limits.ts'
import { addedProduct } from '../../../engine/products.ts'
import { agencyIds, ids, makeSmallTenant, person, pickupLocationDraft } from '../../../engine/smallTenant.ts'

/** Pictures and limits of products, and photos of locations, over the real handlers, the embedded table and bucket. */

const bucket = await startImportBucket()
await makeSmallTenant()
afterAll(() => bucket.stop())

const owner = person('agency', agencyIds[0], [ids.foodBank])
const foodBank = person('foodbank', ids.foodBank, [ids.foodBank])
const stranger = person('agency', agencyIds[1], [ids.foodBank])
let made = 0
const newProduct = async (by: Caller = owner, type = 'Green Beans') => {
  made += 1
  const PantryItem = { Name: type, Description: '', EachQuantity: 1 }
  return (await addedProduct(by, { Name: `Beans ${made}`, PantryItem })).ID
}
const upload = (id: number, file = imageFile(), headers: Record<string, string> = {}, by = owner) =>
  call(attachments.addProductImage, by, { id, Attachment: file }, { headers })
const listed = async (id: number, by = owner) =>
  (await call(attachments.listProductImages, by, { id })).answer.Value ?? []
async function added(id: number, by = owner) {
  const { answer, body } = await upload(id, imageFile(), {}, by)
  if (!answer.Value) throw new Error(`Not added: ${body}`)
  return answer.Value
}
const stored = async (path: string) => {
  const object = await new S3Client().send(new GetObjectCommand({ Bucket: 'pictures', Key: path.slice(1) }))
  return {
    type: object.ContentType,
    cache: object.CacheControl,
    bytes: Buffer.from((await object.Body?.transformToByteArray()) ?? []),
  }
}

describe('a product’s pictures', () => {
  it('[image-multipart-field] are stored under a public address that nobody can guess, and kept by caches for good', async () => {
    const id = await newProduct()
    const item = await added(id)
    expect(item).toEqual({
      ID: expect.any(Number),
      SequenceNumber: 1,
      Attachment: { ID: expect.any(Number), StoragePath: expect.stringMatching(/^\/pictures\/[0-9a-f-]{36}\.png$/) },
    })
    expect(await listed(id)).toEqual([item])
    expect(await stored(item.Attachment.StoragePath)).toEqual({
      type: 'image/png',
      cache: 'public, max-age=31536000, immutable',
      bytes: Buffer.from(pngOf(4, 4)),
    })
    const { answer } = await call(attachments.getAttachment, owner, { id: item.Attachment.ID })
    expect(answer.Value?.Url).toBe(`https://gleanery.example${item.Attachment.StoragePath}`)
  })

  it.each([
    ['Invalid, JPG or PNG only.', imageFile('beans.gif')],
    [/^An unexpected error occured while attempting to process the file/, imageFile('beans.png', Buffer.from('<svg>'))],
    [/larger than 4 MB/, imageFile('beans.png', new Uint8Array(4 * 1024 * 1024 + 1))],
    [/more than 40 megapixels/, imageFile('beans.jpg', jpegOf(9000, 9000))],
  ])('[image-extensions] are refused with %s, and nothing is stored', async (reason, file) => {
    const id = await newProduct()
    const { status, answer } = await upload(id, file)
    expect([status, answer.Successful, answer.FailureReason]).toEqual([200, false, expect.stringMatching(reason)])
    expect(await listed(id)).toEqual([])
  })

  it('are stored without what stands behind their end, such as a page', async () => {
    const file = imageFile('beans.jpg', Buffer.concat([jpegOf(4, 4), Buffer.from('<script>alert(1)</script>')]))
    const { answer } = await upload(await newProduct(), file)
    const path = answer.Value?.Attachment.StoragePath ?? expect.fail('not added')
    expect((await stored(path)).bytes).toEqual(Buffer.from(jpegOf(4, 4)))
  })

  it('have a small one beside them, which lists show; without it they show the large one', async () => {
    const id = await newProduct()
    const small = imageFile('beans.png', pngOf(320, 240))
    const { answer } = await call(attachments.addProductImage, owner, { id, Attachment: imageFile(), Small: small })
    const picture = answer.Value?.Attachment ?? expect.fail('not added')
    expect((await stored(picture.SmallPath ?? '')).bytes).toEqual(Buffer.from(pngOf(320, 240)))
    expect(smallPathOf(picture)).toBe(picture.SmallPath)
    expect((await listed(id))[0]?.Attachment).toEqual(picture)
    const before = (await added(id)).Attachment
    expect(smallPathOf(before)).toBe(before.StoragePath)
  })

  it.each([
    [400, 'Small: larger than 320 pixels', imageFile('beans.png', pngOf(321, 240))],
    [200, expect.stringMatching(/^An unexpected error/), imageFile('beans.png', Buffer.from('<svg>'))],
  ])('are refused with %i where the small one is none', async (status, reason, Small) => {
    const id = await newProduct()
    const refused = await call(attachments.addProductImage, owner, { id, Attachment: imageFile(), Small })
    expect([refused.status, refused.answer.Message ?? refused.answer.FailureReason]).toEqual([status, reason])
    expect(await listed(id)).toEqual([])
  })

  it('[image-single] are uploaded one at a time', async () => {
    const id = await newProduct()
    const form = new FormData()
    for (const name of ['a.png', 'b.png']) form.append('Attachment', imageFile(name))
    const request = new Response(form)
    const event = eventOf({ endpoint: attachments.addProductImage, caller: owner, path: { id: String(id) } })
    const { status, answer } = await send(attachments.addProductImage, {
      ...event,
      headers: { ...event.headers, 'content-type': request.headers.get('content-type') ?? '' },
      body: Buffer.from(await request.arrayBuffer()).toString('base64'),
      isBase64Encoded: true,
    })
    const message = 'Attachment: Multiple file upload not supported, only 1 file can be uploaded at a time.'
    expect([status, answer.Message]).toEqual([400, message])
    expect(await listed(id)).toEqual([])
  })

  it.each([
    ['a broken form', 'multipart/form-data; boundary=x', '--y'],
    ['a form without a boundary', 'multipart/form-data', '--y'],
    [
      'a text in the place of a file',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="Attachment"\r\n\r\nbeans\r\n--x--\r\n',
    ],
    ['JSON', 'application/json', '{"Attachment":"beans"}'],
  ])('are not read from %s', async (_, type, body) => {
    const id = await newProduct()
    const event = eventOf({ endpoint: attachments.addProductImage, caller: owner, path: { id: String(id) } })
    const { status } = await send(attachments.addProductImage, {
      ...event,
      headers: { ...event.headers, 'content-type': type },
      body,
    })
    expect(status).toBe(400)
  })

  it('are added once when the call is repeated under its key', async () => {
    const id = await newProduct()
    const headers = { 'idempotency-key': 'the-same-picture' }
    const file = imageFile()
    const [first, second] = [await upload(id, file, headers), await upload(id, file, headers)]
    expect(second.answer).toEqual(first.answer)
    expect(await listed(id)).toHaveLength(1)
  })

  it('keep all of those that two people add at the same moment', async () => {
    const id = await newProduct()
    await Promise.all([added(id), added(id), added(id)])
    expect((await listed(id)).map(({ SequenceNumber }) => SequenceNumber)).toEqual([1, 2, 3])
  })

  it('change their order and go; an order of other pictures is refused', async () => {
    const id = await newProduct()
    const [a, b] = [await added(id), await added(id)]
    const order = (...items: { ID: number }[]) =>
      call(attachments.reorderProductImages, owner, {
        id,
        AttachmentCollection: items.map(({ ID }, SequenceNumber) => ({ ID, SequenceNumber })),
      })
    expect((await order(b, a)).answer.Value?.map(({ ID }) => ID)).toEqual([b.ID, a.ID])
    const removed = await call(attachments.removeProductImage, owner, { id, imageId: b.ID })
    expect(removed.answer.Successful).toBe(true)
    expect((await order(b, a)).answer.Successful).toBe(false)
    expect(await listed(id)).toEqual([{ ...a, SequenceNumber: 1 }])
    // The address of a removed picture stays: another product may show it.
    expect((await stored(b.Attachment.StoragePath)).type).toBe('image/png')
  })

  it('are at most ten', async () => {
    const id = await newProduct()
    for (let n = 0; n < maxImages; n++) await added(id)
    expect((await upload(id)).answer.FailureReason).toBe('There are at most 10 pictures here. Please remove one first.')
  })

  it('are offered to the tenant’s other products of the same item type', async () => {
    const [mine, other, pears] = [
      await newProduct(owner, 'Kale'),
      await newProduct(stranger, 'Kale'),
      await newProduct(),
    ]
    const shown = await added(other, stranger)
    await added(pears)
    const available = async () => (await call(attachments.listAvailableImages, owner, { id: mine })).answer.Value
    await expect.poll(available).toEqual([shown.Attachment])
    const take = (AttachmentID: number) => call(attachments.addAvailableImage, owner, { id: mine, AttachmentID })
    const { answer } = await take(shown.Attachment.ID)
    expect(answer.Value).toEqual({ ID: expect.any(Number), SequenceNumber: 1, Attachment: shown.Attachment })
    expect(await available()).toEqual([])
    const ofOther = (await listed(pears))[0]?.Attachment.ID ?? 0
    expect((await take(ofOther)).answer.FailureReason).toBe('This picture is no longer available.')
  })
})

describe('a location’s photos', () => {
  it('are its owner’s to change, and its food bank’s to see', async () => {
    const { answer } = await call(locations.addLocation, owner, pickupLocationDraft)
    const id = answer.Value?.ID ?? 0
    const add = (by: Caller) => call(attachments.uploadLocationImage, by, { id, Attachment: imageFile() })
    const photo = (await add(owner)).answer.Value
    const seen = await call(attachments.listLocationImages, foodBank, { id })
    expect(seen.answer.Value).toEqual([photo])
    const imageId = photo?.ID ?? 0
    const order = { AttachmentCollection: [{ ID: imageId, SequenceNumber: 1 }] }
    const refused = [
      await add(foodBank),
      await call(attachments.reorderLocationImages, foodBank, { id, ...order }),
      await call(attachments.removeLocationImage, foodBank, { id, imageId }),
    ]
    for (const one of refused) expect([one.status, one.answer.Successful]).toEqual([200, false])
    expect((await add(stranger)).status).toBe(404)
    expect((await call(attachments.reorderLocationImages, owner, { id, ...order })).answer.Value).toEqual([photo])
    expect((await call(attachments.removeLocationImage, owner, { id, imageId })).answer.Successful).toBe(true)
    expect((await call(attachments.listLocationImages, owner, { id })).answer.Value).toEqual([])
  })
})

describe('a product’s limits', () => {
  const add = (id: number, text: string) => call(limits.addProductLimit, owner, { id, ...limitDraft(text) })
  const inWords = async (id: number) =>
    (await call(limits.listProductLimits, owner, { id })).answer.Value?.map(
      (limit) => `${limit.Value} ${limit.LimitType.Code} ${limit.LimitTimeScope.Code} ${limit.LimitTimeScopeAmount}`,
    )

  it('are added, changed and removed, each alone', async () => {
    const id = await newProduct()
    const limit = (await add(id, '3 ITEM WEEK')).answer.Value
    await add(id, '1 ORDER DAY')
    await add(id, '2 ITEM ORDER')
    expect(await inWords(id)).toEqual(['2 ITEM ORDER 1', '3 ITEM WEEK 1', '1 ORDER DAY 1'])
    const limitId = limit?.ID ?? 0
    await call(limits.updateProductLimit, owner, { id, limitId, ...limitDraft('4 ITEM MONTH 2') })
    expect(await inWords(id)).toEqual(['2 ITEM ORDER 1', '4 ITEM MONTH 2', '1 ORDER DAY 1'])
    expect((await call(limits.removeProductLimit, owner, { id, limitId })).answer.Successful).toBe(true)
    expect((await call(limits.removeProductLimit, owner, { id, limitId })).status).toBe(404)
    expect(await inWords(id)).toEqual(['2 ITEM ORDER 1', '1 ORDER DAY 1'])
  })

  it('[limits-add-maximum] are at most five of each type, none twice, also when they are added at once', async () => {
    const id = await newProduct()
    const all = await Promise.all([1, 2, 3, 4, 5, 6].map((amount) => add(id, `1 ITEM DAY ${amount}`)))
    expect(all.filter(({ answer }) => answer.Successful)).toHaveLength(5)
    expect((await add(id, '1 ORDER DAY')).answer.Successful).toBe(true)
    expect((await add(id, '2 ORDER DAY')).answer.FailureReason).toMatch(/There is already a limit/)
  })

  it('of another owner’s product are not found', async () => {
    const id = await newProduct(stranger)
    expect([(await add(id, '3 ITEM WEEK')).status, await inWords(id)]).toEqual([404, undefined])
  })
})
