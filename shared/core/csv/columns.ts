import * as z from 'zod/mini'
import { isStorable } from '../schema/characters.ts'
import { inEach, type Language, wordsIn, wordsOf } from '../text/text.ts'
import { isDay } from '../time/zone.ts'

/** The columns and cells of a file of rows; `records.ts` reads the file. */

export interface CsvColumn {
  readonly name: string
  /** Without this column the file is refused. */
  readonly isNeeded: boolean
  /** Other headers of the same column, also those of other languages. */
  readonly otherNames?: readonly string[]
}
/** A column whose header is read, and written, in every language. */
export interface TranslatedColumn extends CsvColumn {
  readonly label: Readonly<Record<Language, string>>
}

/** A column by its heads: of each language the one that a template has, and after commas others that mean the same. */
export const translatedColumn = <K extends string>(
  heads: Readonly<Record<Language, Readonly<Record<K, string>>>>,
  name: K,
  isNeeded: boolean,
): TranslatedColumn => ({
  name,
  isNeeded,
  otherNames: wordsOf(heads, name).filter((other) => other !== name),
  label: inEach((language) => wordsIn(heads[language][name])[0] ?? name),
})

/** The head of a column in a language; of one that is not among them its name. */
export const labelOf = (columns: readonly TranslatedColumn[], name: string, language: Language): string =>
  columns.find((one) => one.name === name)?.label[language] ?? name

export type RowProblem = 'openQuote' | 'tooManyCells'

/** One row by its column names. `row` is its number in a spreadsheet: the header is row 1. */
export interface CsvRecord {
  readonly row: number
  readonly cells: Readonly<Record<string, string>>
  readonly problem: RowProblem | undefined
}

/** Cells as schemas; the message of each is a key of `importTexts`. */
export const parsedCell = <T>(read: (text: string) => T | undefined, message: string) =>
  z.pipe(
    z.string(),
    z.transform((text: string, context) => {
      const value = read(text)
      if (value !== undefined) return value
      context.issues.push({ code: 'custom', message, input: text })
      return z.NEVER
    }),
  )

export const textCell = (max: number) =>
  z.string().check(z.minLength(1, 'cellMissing'), z.maxLength(max, 'cellTooLong'), z.refine(isStorable, 'cellBroken'))
export const optionalTextCell = (max: number) =>
  z.string().check(z.maxLength(max, 'cellTooLong'), z.refine(isStorable, 'cellBroken'))

/** `1,200` as spreadsheets write thousands; a comma elsewhere is a mistake. */
const numberOf = (text: string) => {
  const plain = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined
}
const within = (least: number, most: number) => (value: number | undefined) =>
  value !== undefined && value >= least && value <= most ? value : undefined

export const countCell = (max: number) =>
  parsedCell((text) => {
    const value = within(0, max)(numberOf(text === '' ? '0' : text))
    return Number.isInteger(value) ? value : undefined
  }, 'cellNoCount')
export const decimalCell = (least: number, most: number) =>
  parsedCell((text) => within(least, most)(numberOf(text === '' ? '0' : text)), 'cellNoNumber')
/** A number that has to be there: an empty coordinate is no 0. */
export const coordinateCell = (most: number) =>
  parsedCell((text) => within(-most, most)(numberOf(text)), 'cellNoCoordinate')

/** `2026-11-23`, or `11/23/2026` as spreadsheets of the country write it. */
function dayIn(text: string): string | undefined {
  const [, month = '', day = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? []
  const found = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text
  return isDay(found) && found >= '1900' && found < '3000' ? found : undefined
}
export const dayCell = parsedCell(dayIn, 'cellNoDay')
export const optionalDayCell = parsedCell(
  (text): string | null | undefined => (text === '' ? null : dayIn(text)),
  'cellNoDay',
)

/** An instant with its offset, `2026-11-22T17:00:00-05:00`: without one nobody knows which moment is meant. */
export const optionalInstantCell = parsedCell((text): string | null | undefined => {
  if (text === '') return null
  const isInstant = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(text)
  const at = isInstant ? new Date(text.replace(' ', 'T')) : undefined
  return at && !Number.isNaN(at.getTime()) ? at.toISOString() : undefined
}, 'cellNoInstant')

const answers: Readonly<Record<string, boolean>> = {
  '': false,
  no: false,
  n: false,
  false: false,
  '0': false,
  yes: true,
  y: true,
  true: true,
  '1': true,
}
export const flagCell = parsedCell((text) => answers[text.toLowerCase()], 'cellNoFlag')
