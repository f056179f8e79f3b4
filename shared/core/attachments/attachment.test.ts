import { describe, expect, it } from 'vitest'
import { isRefusal } from '../answer.ts'
import * as baseRefusals from '../refusals.ts'
import type { AttachmentItem } from './attachment.ts'
import { inSequence, reordered, withImage, withoutImage } from './collection.ts'
import { chunk, joined, jpegFrame, jpegOf, jpegScan, pngOf, pngStartOf, segment } from './image.fixture.ts'
import { imageInfo, maxImageBytes, maxImages, uploadedImage } from './image.ts'
import * as refusals from './refusals.ts'

const refusedAs = (name: string, content: Uint8Array) => {
  const image = uploadedImage(name, content)
  return isRefusal(image) ? image.refused : undefined
}
const page = new TextEncoder().encode('<script>alert(1)</script>')
/** Start of a ZIP; readers look for its directory from the end of the file. */
const archive = new TextEncoder().encode('PK\u0003\u0004 and the rest of an archive')
const [riff, webp] = ['RIFF', 'WEBPVP8 and its data'].map((text) => new TextEncoder().encode(text)) as [
  Uint8Array,
  Uint8Array,
]
const many = (part: Uint8Array) => Array.from({ length: 10_001 }, () => part)
const changed = (content: Uint8Array, at: number) => content.map((byte, index) => (index === at ? byte ^ 1 : byte))
/** A PNG of one pixel, by another program. */
const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

describe('a file that is uploaded as a picture', () => {
  it.each(['beans.jpg', 'beans.jpeg', 'BEANS.JPG', 'beans.png'])('[image-extensions] may be called %s', (name) => {
    expect(refusedAs(name, pngOf(4, 4))).toBeUndefined()
  })

  it.each(['beans.gif', 'beans.webp', 'beans.jpg.exe', 'beans', 'jpg', ''])(
    '[image-extensions] may not be called %j',
    (name) => {
      expect(refusedAs(name, pngOf(4, 4))).toBe(refusals.imageType)
    },
  )

  it('has the size that its header names', () => {
    expect(imageInfo(pngOf(640, 480))).toMatchObject({ type: 'image/png', width: 640, height: 480 })
    expect(imageInfo(jpegOf(1600, 1200))).toMatchObject({ type: 'image/jpeg', width: 1600, height: 1200 })
  })

  it('may be a progressive JPEG with filling before its markers, and a PNG that was drawn elsewhere', () => {
    const progressive = joined([0xff, 0xd8, 0xff, 0xff], jpegFrame(8, 6), jpegScan, segment(0xc4, [0]), jpegScan)
    expect(imageInfo(joined(progressive, [0xff, 0xd9]))).toMatchObject({ width: 8, height: 6 })
    expect(imageInfo(Uint8Array.from(atob(dot), (one) => one.charCodeAt(0)))).toMatchObject({ width: 1, height: 1 })
  })

  it.each<[string, Uint8Array]>([
    ['nothing', new Uint8Array()],
    ['a text', new TextEncoder().encode('<script>alert(1)</script>'.repeat(9))],
    ['a PNG that ends early', pngOf(4, 4).slice(0, -12)],
    ['a PNG whose last chunk is cut off', pngOf(4, 4).slice(0, -1)],
    ['a PNG without a header', pngOf(4, 4).slice(0, 8)],
    ['a PNG of no width', pngOf(0, 4)],
    ['a PNG with a second header', joined(pngStartOf(4, 4), chunk('IHDR', new Uint8Array(13)), chunk('IEND', []))],
    ['a PNG without picture data', joined(pngOf(4, 4).slice(0, 33), chunk('IEND', []))],
    ['a PNG with a wrong checksum', changed(pngOf(4, 4), 32)],
    ['a PNG with other data than its checksum is of', changed(pngOf(4, 4), 20)],
    ['a PNG with a chunk that is longer than the file', changed(pngOf(4, 4), 33)],
    ['a PNG whose end holds data', joined(pngStartOf(4, 4), chunk('IEND', [1, 2, 3]))],
    ['a page that begins as a PNG', joined(pngOf(4, 4).slice(0, 8), page)],
    ['a JPEG that ends early', jpegOf(4, 4).slice(0, -2)],
    ['a JPEG that ends within its end', jpegOf(4, 4).slice(0, -1)],
    ['a JPEG of no height', jpegOf(4, 0)],
    ['a JPEG without a scan', joined([0xff, 0xd8], jpegFrame(4, 4), [0xff, 0xd9])],
    ['a JPEG with its scan before its frame', joined([0xff, 0xd8], jpegScan, jpegFrame(4, 4), [0xff, 0xd9])],
    ['a JPEG with two frames', joined([0xff, 0xd8], jpegFrame(4, 4), jpegFrame(9, 9), jpegScan, [0xff, 0xd9])],
    ['a JPEG with a segment of no length', joined([0xff, 0xd8, 0xff, 0xe0, 0, 0], jpegOf(4, 4).slice(2))],
    ['a JPEG with a segment that is longer than the file', joined([0xff, 0xd8, 0xff, 0xe0, 255, 255], jpegScan)],
    [
      'a JPEG with a page between its segments',
      joined([0xff, 0xd8], segment(0xe0, [0, 0]), page, jpegOf(4, 4).slice(2)),
    ],
    ['a page that begins as a JPEG', joined([0xff, 0xd8, 0xff], page)],
    ['only the first bytes of a JPEG', new Uint8Array([0xff, 0xd8, 0xff])],
    ['a JPEG of zeros', joined([0xff, 0xd8, 0xff], new Uint8Array(400))],
    [
      'a JPEG of more segments than any encoder writes',
      joined([0xff, 0xd8], ...many(segment(0xfe, [])), jpegOf(4, 4).slice(2)),
    ],
    ['a WebP', joined(riff, [18, 0, 0, 0], webp)],
    ['a GIF', new TextEncoder().encode('GIF89a'.padEnd(60, ' '))],
  ])('is refused when it is %s', (_, content) => {
    expect(refusedAs('beans.jpg', content)).toBe(refusals.imageUnreadable)
  })

  it.each<[string, Uint8Array, Uint8Array]>([
    ['a second picture, as phones store it', jpegOf(4, 4), jpegOf(9, 9)],
    ['zeros', jpegOf(4, 4), new Uint8Array(2)],
    ['an archive', jpegOf(4, 4), archive],
    ['an archive behind a PNG', pngOf(4, 4), archive],
    ['a chunk of a PNG', pngOf(4, 4), chunk('tEXt', [1, 2, 3])],
  ])('ends before what stands behind it: %s', (_, picture, behind) => {
    expect(imageInfo(joined(picture, behind))).toMatchObject({ width: 4, height: 4, length: picture.length })
  })

  it('is refused above 4 MB, and above 40 megapixels', () => {
    expect(refusedAs('beans.png', pngOf(4, 4, maxImageBytes))).toBeUndefined()
    expect(refusedAs('beans.png', pngOf(4, 4, maxImageBytes + 1))).toBe(refusals.imageTooLarge)
    expect(refusedAs('beans.png', pngOf(8000, 5000))).toBeUndefined()
    expect(refusedAs('beans.png', pngOf(8000, 5001))).toBe(refusals.imageTooManyPixels)
    expect(refusedAs('beans.jpg', jpegOf(65_535, 65_535))).toBe(refusals.imageTooManyPixels)
  })
})

const item = (ID: number, SequenceNumber: number): AttachmentItem => ({
  ID,
  SequenceNumber,
  Attachment: { ID: 100 + ID, StoragePath: `/pictures/${ID}.png` },
})
const numbers = (items: unknown) =>
  (items as AttachmentItem[]).map(({ ID, SequenceNumber }) => `${ID} at ${SequenceNumber}`)

describe('a collection of pictures', () => {
  const three = [item(1, 1), item(2, 2), item(3, 3)]

  it('takes a new one at its end, each once, and no more than there may be', () => {
    expect(numbers(withImage(three, item(4, 0).Attachment, 4))).toEqual(['1 at 1', '2 at 2', '3 at 3', '4 at 4'])
    expect(withImage(three, item(2, 0).Attachment, 4)).toEqual({ refused: refusals.imageTwice })
    const full = Array.from({ length: maxImages }, (_, n) => item(n + 1, n + 1))
    expect(withImage(full, item(99, 0).Attachment, 99)).toMatchObject({ refused: refusals.tooManyImages })
  })

  it('closes the gap of one that is removed', () => {
    expect(numbers(withoutImage(three, 2))).toEqual(['1 at 1', '3 at 2'])
  })

  it('is read by its sequence numbers, and numbered anew when it is put into another order', () => {
    expect(numbers(inSequence([item(1, 9), item(2, 3)]))).toEqual(['2 at 3', '1 at 9'])
    const order = [
      { ID: 3, SequenceNumber: 0 },
      { ID: 1, SequenceNumber: 5 },
      { ID: 2, SequenceNumber: 7 },
    ]
    expect(numbers(reordered(three, order))).toEqual(['3 at 1', '1 at 2', '2 at 3'])
  })

  it.each<[string, number[]]>([
    ['lacks one', [1, 2]],
    ['names one twice', [1, 2, 2]],
    ['names one that is gone', [1, 2, 4]],
    ['names one more', [1, 2, 3, 4]],
  ])('refuses an order that %s', (_, ids) => {
    const order = ids.map((ID, SequenceNumber) => ({ ID, SequenceNumber }))
    expect(reordered(three, order)).toEqual({ refused: baseRefusals.changedMeanwhile })
  })
})
