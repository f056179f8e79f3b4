/** Files whose headers name a type and a size; there is no picture in them. */

const bytes = (text: string) => [...text].map((character) => character.charCodeAt(0))
const long = (value: number) => [24, 16, 8, 0].map((shift) => (value >> shift) & 255)
const chunk = (type: string, data: readonly number[]) => [...long(data.length), ...bytes(type), ...data, 0, 0, 0, 0]

export const pngOf = (width: number, height: number) =>
  new Uint8Array([
    ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    ...chunk('IHDR', [...long(width), ...long(height), 8, 0, 0, 0, 0]),
    ...chunk('IEND', []),
  ])

export const jpegOf = (width: number, height: number) =>
  new Uint8Array([
    ...[0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0],
    ...[0xff, 0xc0, 0, 11, 8, ...long(height).slice(2), ...long(width).slice(2), 1, 1, 17, 0],
    ...[0xff, 0xd9],
  ])
