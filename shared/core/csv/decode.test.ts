import { expect, it } from 'vitest'
import { decodeText } from './decode.ts'

const text = 'Reference,Product\r\nPO-1,Jalapeño "crème"\r\n'
const utf16 = (order: 'le' | 'be', mark: boolean) => {
  const little = Buffer.from(`${mark ? '\uFEFF' : ''}${text}`, 'utf16le')
  return new Uint8Array(order === 'le' ? little : little.swap16())
}

it.each([
  ['utf-8', new TextEncoder().encode(text)],
  ['utf-8', new TextEncoder().encode(`\uFEFF${text}`)],
  ['utf-16le', utf16('le', true)],
  ['utf-16le', utf16('le', false)],
  ['utf-16be', utf16('be', true)],
  ['utf-16be', utf16('be', false)],
  ['windows-1252', new Uint8Array(Buffer.from(text, 'latin1'))],
])('reads %s', (encoding, bytes) => {
  expect(decodeText(bytes)).toEqual({ text, encoding })
})

it.each([
  ['fileEmpty', new Uint8Array()],
  ['fileIsWorkbook', new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0, 0])],
  ['fileIsWorkbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])],
  ['fileIsBinary', new Uint8Array([0, 0, 0, 1, 0, 7, 0, 0])],
  ['fileIsBinary', utf16('le', true).subarray(0, 21)],
])('tells why it is no text: %s', (reason, bytes) => {
  expect(decodeText(bytes)).toBe(reason)
})
