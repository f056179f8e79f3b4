import { describe, expect, it } from 'vitest'
import * as refusals from '../refusals/refusals.ts'
import type { AttachmentItem } from './attachment.ts'
import { inSequence, reordered, withImage, withoutImage } from './collection.ts'
import { jpegOf, pngOf } from './image.fixture.ts'
import { imageInfo, imageRefusal, maxImageBytes, maxImages } from './image.ts'

const refusedAs = (name: string, content: Uint8Array) => imageRefusal(name, content)?.refused
const padded = (content: Uint8Array, size: number) => {
  const all = new Uint8Array(size)
  all.set(content)
  all.set(content.slice(-12), size - 12)
  return all
}

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
    expect(imageInfo(pngOf(640, 480))).toEqual({ type: 'image/png', width: 640, height: 480 })
    expect(imageInfo(jpegOf(1600, 1200))).toEqual({ type: 'image/jpeg', width: 1600, height: 1200 })
  })

  it.each<[string, Uint8Array]>([
    ['nothing', new Uint8Array()],
    ['a text', new TextEncoder().encode('<script>alert(1)</script>'.repeat(9))],
    ['a PNG that ends early', pngOf(4, 4).slice(0, -12)],
    ['a PNG without a header', pngOf(4, 4).slice(0, 8)],
    ['a JPEG that ends early', jpegOf(4, 4).slice(0, -2)],
    ['a JPEG of no height', jpegOf(4, 0)],
    ['only the first bytes of a JPEG', new Uint8Array([0xff, 0xd8, 0xff])],
    ['a JPEG of zeros', padded(new Uint8Array([0xff, 0xd8, 0xff]), 400)],
  ])('is refused when it is %s', (_, content) => {
    expect(refusedAs('beans.jpg', content)).toBe(refusals.imageUnreadable)
  })

  it('is refused above 4 MB, and above 40 megapixels', () => {
    expect(refusedAs('beans.png', padded(pngOf(4, 4), maxImageBytes))).toBeUndefined()
    expect(refusedAs('beans.png', padded(pngOf(4, 4), maxImageBytes + 1))).toBe(refusals.imageTooLarge)
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
    expect(reordered(three, order)).toEqual({ refused: refusals.changedMeanwhile })
  })
})
