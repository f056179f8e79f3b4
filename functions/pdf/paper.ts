import { type PDFDocument, type PDFFont, type PDFPage, rgb } from 'pdf-lib'

/**
 * Paper that text is written on from top to bottom, US Letter. The standard fonts need no font file and hold the letters of
 * English and Spanish; a letter that they don't hold is printed as a question mark.
 */

export const paperSize = { width: 612, height: 792, margin: 54 }
const black = rgb(0, 0, 0)
export const grey = rgb(0.35, 0.35, 0.35)

export class Paper {
  readonly #document: PDFDocument
  readonly #fonts: { readonly plain: PDFFont; readonly bold: PDFFont }
  #page: PDFPage
  #y = paperSize.height - paperSize.margin

  constructor(document: PDFDocument, fonts: { plain: PDFFont; bold: PDFFont }) {
    this.#document = document
    this.#fonts = fonts
    this.#page = document.addPage([paperSize.width, paperSize.height])
  }

  /** Moves down; text that would leave the page begins the next. */
  down(by: number): void {
    this.#y -= by
    if (this.#y >= paperSize.margin) return
    this.#page = this.#document.addPage([paperSize.width, paperSize.height])
    this.#y = paperSize.height - paperSize.margin
  }

  text(words: string, { x = paperSize.margin, size = 11, isBold = false, color = black, isRight = false } = {}): void {
    const font = isBold ? this.#fonts.bold : this.#fonts.plain
    const shown = printable(words, font)
    const left = isRight ? x - font.widthOfTextAtSize(shown, size) : x
    this.#page.drawText(shown, { x: left, y: this.#y, size, font, color })
  }

  /** Words over as many lines as they need. */
  paragraph(words: string, x: number): void {
    const font = this.#fonts.plain
    for (const line of wrapped(printable(words, font), font, 11, paperSize.width - paperSize.margin - x)) {
      this.text(line, { x })
      this.down(16)
    }
  }

  width(words: string, size: number): number {
    const font = this.#fonts.plain
    return font.widthOfTextAtSize(printable(words, font), size)
  }

  /** Words as far as they fit, cut with three dots. */
  cut(words: string, size: number, most: number): string {
    if (this.width(words, size) <= most) return words
    let letters = [...words]
    while (letters.length > 1 && this.width(`${letters.join('')}...`, size) > most) letters = letters.slice(0, -1)
    return `${letters.join('')}...`
  }

  rule(): void {
    const y = this.#y + 12
    this.#page.drawLine({
      start: { x: paperSize.margin, y },
      end: { x: paperSize.width - paperSize.margin, y },
      color: grey,
    })
  }
}

const letters = new WeakMap<PDFFont, ReadonlySet<number>>()
/** The letters of a font, collected once. */
function lettersOf(font: PDFFont): ReadonlySet<number> {
  const known = letters.get(font) ?? new Set(font.getCharacterSet())
  letters.set(font, known)
  return known
}

function printable(words: string, font: PDFFont): string {
  const known = lettersOf(font)
  return [...words]
    .map((letter) => (known.has(letter.codePointAt(0) ?? 0) ? letter : letter === '\n' ? ' ' : '?'))
    .join('')
}

export function wrapped(
  words: string,
  font: Pick<PDFFont, 'widthOfTextAtSize'>,
  size: number,
  width: number,
): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of words.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && font.widthOfTextAtSize(longer, size) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return line === '' ? lines : [...lines, line]
}
