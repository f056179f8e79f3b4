import { strFromU8, unzipSync } from 'fflate'

/**
 * The first sheet of an Excel workbook as lines of texts: a zip of XML files (ECMA-376). Cells hold what the spreadsheet
 * shows of texts, numbers and results of formulas; a formula without a stored result stays a formula.
 */

/** Of one file of the workbook, unpacked: beyond it a small zip would fill the memory. */
const maxBytes = 100 * 1024 * 1024
const maxLines = 100_001
const maxCells = 200

const isWanted = (name: string) =>
  name === 'xl/workbook.xml' ||
  name === 'xl/_rels/workbook.xml.rels' ||
  name === 'xl/sharedStrings.xml' ||
  name.startsWith('xl/worksheets/sheet')

type Files = Readonly<Record<string, Uint8Array>>

function documentOf(files: Files, name: string): Document | undefined {
  const bytes = files[name]
  if (!bytes) return undefined
  const document = new DOMParser().parseFromString(strFromU8(bytes), 'application/xml')
  return named(document, 'parsererror').length > 0 ? undefined : document
}

const named = (parent: Document | Element, name: string) => [...parent.getElementsByTagNameNS('*', name)]
const firstText = (parent: Element, name: string) => named(parent, name)[0]?.textContent ?? undefined
/** A text may be in several runs, each with its own look. */
const runsOf = (parent: Element) =>
  named(parent, 't')
    .map(({ textContent }) => textContent ?? '')
    .join('')

/** The path of the first sheet, which need not be `sheet1.xml`. */
function firstSheet(files: Files): string {
  const book = documentOf(files, 'xl/workbook.xml')
  const links = documentOf(files, 'xl/_rels/workbook.xml.rels')
  const sheet = book && named(book, 'sheet')[0]
  const id = sheet && [...sheet.attributes].find(({ localName, prefix }) => localName === 'id' && prefix)?.value
  const link = links && named(links, 'Relationship').find((one) => one.getAttribute('Id') === id)
  const target = link?.getAttribute('Target') ?? 'worksheets/sheet1.xml'
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

/** `AB7` is in column 27, counted from 0. */
const columnAt = (reference: string) =>
  [...reference.replace(/\d/g, '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

function cellText(cell: Element, strings: readonly string[]): string {
  const value = firstText(cell, 'v')
  switch (cell.getAttribute('t')) {
    case 's':
      return strings[Number(value)] ?? ''
    case 'inlineStr':
      return runsOf(cell)
    case 'b':
      return value === '1' ? 'yes' : 'no'
    case 'e':
      return ''
    default: {
      const formula = firstText(cell, 'f')
      return value ?? (formula === undefined ? '' : `=${formula}`)
    }
  }
}

function lineOf(row: Element, strings: readonly string[]): string[] {
  const line: string[] = []
  for (const [index, cell] of named(row, 'c').entries()) {
    const reference = cell.getAttribute('r')
    const at = reference ? columnAt(reference) : index
    if (at >= 0 && at < maxCells) line[at] = cellText(cell, strings)
  }
  return Array.from(line, (text) => text ?? '')
}

/** The lines of the first sheet, empty ones included; undefined when the file is no workbook that can be read. */
export function readWorkbook(bytes: Uint8Array): string[][] | undefined {
  try {
    const files = unzipSync(bytes, { filter: ({ name, originalSize }) => isWanted(name) && originalSize <= maxBytes })
    const sheet = documentOf(files, firstSheet(files))
    if (!sheet) return undefined
    const shared = documentOf(files, 'xl/sharedStrings.xml')
    const strings = shared ? named(shared, 'si').map(runsOf) : []
    const lines: string[][] = []
    for (const row of named(sheet, 'row')) {
      const at = Number(row.getAttribute('r') ?? lines.length + 1) - 1
      if (at >= 0 && at < maxLines) lines[at] = lineOf(row, strings)
    }
    return Array.from(lines, (line) => line ?? [])
  } catch {
    // No zip at all, or one that is broken: the caller says that it can't be read.
    return undefined
  }
}
