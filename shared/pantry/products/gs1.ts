import { addDays } from '../../core/time/zone.ts'
import { gtin14, isGtin } from './gtin.ts'

/**
 * Element strings of GS1-128 and GS1 DataMatrix (GS1 General Specifications, section 3): application identifiers, each followed
 * by its data. Read are 01 (trade item), 10 (lot), 15 and 17 (best before and expiration day); others are passed over.
 */

export interface Gs1Reading {
  /** Has 14 digits. */
  readonly gtin?: string
  readonly lot?: string
  readonly bestBy?: string
}

/** Group separator: what a scanner sends for FNC1 after data of no fixed length. */
const separator = '\u001D'
/** Symbology identifiers that a scanner may send first: GS1-128, DataMatrix, QR. */
const symbology = /^\](C1|d2|Q3)/

/** Digits of data of fixed length, by the first two digits of the identifier (figure 5.10.1-2): all other data ends with FNC1. */
const fixedLengths: Readonly<Record<string, number>> = {
  ...{ '00': 18, '01': 14, '02': 14, '03': 14, '04': 16 },
  ...{ '11': 6, '12': 6, '13': 6, '14': 6, '15': 6, '16': 6, '17': 6, '18': 6, '19': 6, '20': 2 },
  ...{ '31': 6, '32': 6, '33': 6, '34': 6, '35': 6, '36': 6, '41': 13 },
}
/** Digits of an identifier, by its first two. */
function identifierLength(text: string): number {
  const two = text.slice(0, 2)
  if (/^(0[0-4]|1[0-9]|2[0-2]|3[07]|9[0-9])$/.test(two)) return 2
  return /^(3[1-69]|43|70|72|8[0-2])$/.test(two) ? 4 : 3
}

/** `(01)00012345678905(10)AB-12`, as it is printed below a code. */
const printed = /\((\d{2,4})\)([^(]*)/g

function elementsOf(text: string): (readonly [string, string])[] | undefined {
  if (text.startsWith('(')) {
    const found = [...text.matchAll(printed)].map(([, ai = '', data = '']) => [ai, data.trim()] as const)
    return found.map(([ai, data]) => `(${ai})${data}`).join('') === text.replaceAll(/\s+(?=\(|$)/g, '')
      ? found
      : undefined
  }
  const elements: (readonly [string, string])[] = []
  for (let rest = text.replace(symbology, '').replace(separator, (sign, at) => (at === 0 ? '' : sign)); rest !== ''; ) {
    const length = identifierLength(rest)
    const identifier = rest.slice(0, length)
    if (!/^\d+$/.test(identifier)) return undefined
    const fixed = fixedLengths[identifier.slice(0, 2)]
    const end = rest.indexOf(separator)
    const size = fixed ?? (end < 0 ? rest.length : end) - length
    const data = rest.slice(length, length + size)
    if (data.length !== size || size < 1 || (fixed !== undefined && !/^\d+$/.test(data))) return undefined
    elements.push([identifier, data])
    rest = rest.slice(length + size)
    if (rest.startsWith(separator)) rest = rest.slice(1)
  }
  return elements
}

/** The century that is nearest to the day of the scan (section 7.12); day 00 is the last of the month. */
function dayOf(data: string, today: string): string | undefined {
  const [, yy = '', month = '', day = ''] = /^(\d{2})(0[1-9]|1[0-2])(\d{2})$/.exec(data) ?? []
  if (month === '') return undefined
  const now = Number(today.slice(0, 4))
  const century = Math.floor(now / 100) * 100
  const ahead = Number(yy) - (now % 100)
  const year = String(century + Number(yy) + (ahead >= 51 ? -100 : ahead <= -50 ? 100 : 0))
  const next = month === '12' ? `${Number(year) + 1}-01-01` : `${year}-${String(Number(month) + 1).padStart(2, '0')}-01`
  const last = addDays(next, -1)
  if (day === '00') return last
  const found = `${year}-${month}-${day}`
  return found <= last ? found : undefined
}

/** Characters of a lot: 82 of ISO/IEC 646, at most 20. */
const lotForm = /^[!"%-?A-Z_a-z]{1,20}$/

/** Undefined for what is no element string, or says nothing that is read here. */
export function readGs1(text: string, today: string): Gs1Reading | undefined {
  const elements = elementsOf(text.trim())
  if (!elements) return undefined
  const of = (ai: string) => elements.find(([identifier]) => identifier === ai)?.[1]
  const [item, lot, day] = [of('01'), of('10'), of('17') ?? of('15')]
  const bestBy = day === undefined ? undefined : dayOf(day, today)
  if (item !== undefined && (item.length !== 14 || !isGtin(item))) return undefined
  if ((lot !== undefined && !lotForm.test(lot)) || (day !== undefined && bestBy === undefined)) return undefined
  if (item === undefined && lot === undefined && bestBy === undefined) return undefined
  return {
    ...(item === undefined ? {} : { gtin: gtin14(item) }),
    ...(lot === undefined ? {} : { lot }),
    ...(bestBy === undefined ? {} : { bestBy }),
  }
}
