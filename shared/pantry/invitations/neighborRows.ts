import { withoutAccents, wordsOf } from '../../core/text/text.ts'
import { mailAddressOf, phoneNumberOf } from '../../network/people/contact.ts'
import { contactHeads } from './contactHeads.ts'

/** The rows of a spreadsheet of neighbors: columns by the words of their headers (section 5), whatever else stands beside. */

export interface NeighborRow {
  /** Its number in the spreadsheet. */
  readonly ID: number
  readonly EMailAddress: string
  readonly PhoneNumber: string
}
export interface NeighborList {
  readonly rows: readonly NeighborRow[]
  /** Rows with something in them, but neither e-mail nor phone. */
  readonly leftOut: number
  readonly twice: readonly TwiceRow[]
}
/** A row with the contact of an earlier one. */
export interface TwiceRow {
  readonly ID: number
  /** The number of the earlier row. */
  readonly of: number
}

export const maxNeighborRows = 100_000

const holds = (key: keyof typeof contactHeads.en) => {
  const words = wordsOf(contactHeads, key).map(withoutAccents)
  return (head: string) => words.some((word) => withoutAccents(head).includes(word))
}
const isMailHead = holds('mail')
const isPhoneHead = holds('phone')

interface Header {
  readonly line: number
  readonly mail: number
  readonly phone: number
}

/** Titles, often in merged cells, stand above the header. */
const maxTitleLines = 10

/** An address is no header, though it may hold one of the words: `cell@example.org`. */
const isHead = (cell: string) => cell.length <= 60 && !cell.includes('@')

function headerOf(lines: readonly (readonly string[])[]): Header | undefined {
  for (const [line, cells] of lines.slice(0, maxTitleLines).entries()) {
    const mail = cells.findIndex((cell) => isHead(cell) && isMailHead(cell))
    const phone = cells.findIndex((cell, at) => at !== mail && isHead(cell) && !isMailHead(cell) && isPhoneHead(cell))
    if (mail >= 0 || phone >= 0) return { line, mail, phone }
  }
  return undefined
}

/** A contact as the server compares it; one that it refuses counts as it is typed. */
const contactOf = ({ EMailAddress, PhoneNumber }: NeighborRow) =>
  JSON.stringify([mailAddressOf(EMailAddress) ?? EMailAddress.trim(), phoneNumberOf(PhoneNumber) ?? PhoneNumber.trim()])

export function twiceRows(rows: readonly NeighborRow[]): TwiceRow[] {
  const first = new Map<string, number>()
  return rows.flatMap((row) => {
    const contact = contactOf(row)
    const of = first.get(contact)
    if (of === undefined) first.set(contact, row.ID)
    return of === undefined ? [] : [{ ID: row.ID, of }]
  })
}

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')

/** Undefined without a column for either. */
export function neighborRows(lines: readonly (readonly string[])[]): NeighborList | undefined {
  const header = headerOf(lines)
  if (!header) return undefined
  const rows: NeighborRow[] = []
  let leftOut = 0
  for (const [index, cells] of lines.entries()) {
    if (index <= header.line || isBlank(cells)) continue
    const EMailAddress = (cells[header.mail] ?? '').trim()
    const PhoneNumber = (cells[header.phone] ?? '').trim()
    if (EMailAddress === '' && PhoneNumber === '') leftOut += 1
    else rows.push({ ID: index + 1, EMailAddress, PhoneNumber })
  }
  const twice = twiceRows(rows)
  const isTwice = new Set(twice.map(({ ID }) => ID))
  return { rows: rows.filter(({ ID }) => !isTwice.has(ID)), leftOut, twice }
}
