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
  /** Rows that say the same as an earlier one. */
  readonly twice: number
}

export const maxNeighborRows = 100_000

const mailWords = ['email', 'e-mail']
const phoneWords = ['phone', 'mobile', 'number', 'cell']
/** So that the headers of a Spanish file are found as well. */
const spanishMailWords = ['correo']
const spanishPhoneWords = ['teléfono', 'telefono', 'móvil', 'movil', 'celular']

const holds = (words: readonly string[]) => (head: string) => words.some((word) => head.toLowerCase().includes(word))
const isMailHead = holds([...mailWords, ...spanishMailWords])
const isPhoneHead = holds([...phoneWords, ...spanishPhoneWords])

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

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')

/** Undefined without a column for either. */
export function neighborRows(lines: readonly (readonly string[])[]): NeighborList | undefined {
  const header = headerOf(lines)
  if (!header) return undefined
  const seen = new Set<string>()
  const rows: NeighborRow[] = []
  let leftOut = 0
  let twice = 0
  for (const [index, cells] of lines.entries()) {
    if (index <= header.line || isBlank(cells)) continue
    const EMailAddress = (cells[header.mail] ?? '').trim()
    const PhoneNumber = (cells[header.phone] ?? '').trim()
    const key = `${EMailAddress.toLowerCase()} ${PhoneNumber.replace(/\D/g, '')}`
    if (EMailAddress === '' && PhoneNumber === '') leftOut += 1
    else if (seen.has(key)) twice += 1
    else rows.push({ ID: index + 1, EMailAddress, PhoneNumber })
    seen.add(key)
  }
  return { rows, leftOut, twice }
}
