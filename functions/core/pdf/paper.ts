import { once } from 'node:events'
import { create } from 'fontkit'
import PDFDocument from 'pdfkit'
import { appName, fill, type Language } from '../../../shared/core/text/text.ts'
import { reportTexts } from '../../../shared/work/reports/texts.ts'
import { bold, plain } from './fonts.ts'
import { notPrinted, printable } from './printable.ts'
import { needsRuns, type Script, scriptOf, type TextRun, textRuns } from './runs.ts'
import { arabic, chinese, korean } from './scriptFonts.ts'

/** Paper that text is written on from top to bottom, US Letter. Of its fonts a file holds the letters that are written. */

/** A cell of a line of a table. */
export interface PaperCell {
  readonly words: string
  readonly x: number
  readonly width: number
  readonly isRight?: boolean
}

export const paperSize = { width: 612, height: 792, margin: 54 }
export const grey = '#595959'
const black = '#000000'

interface Written {
  readonly x?: number
  readonly size?: number
  readonly isBold?: boolean
  readonly color?: string
}
interface InColumn extends Written {
  readonly width: number
  readonly isRight?: boolean
}

export class Paper {
  readonly #pdf: PDFKit.PDFDocument
  /** Between the margins. */
  readonly width: number
  #y = paperSize.margin
  /** Head of each further page. */
  onNewPage: () => void = () => undefined

  constructor(pdf: PDFKit.PDFDocument) {
    this.#pdf = pdf
    this.width = pdf.page.width - 2 * paperSize.margin
  }

  #font({ size = 11, isBold = false, color = black }: Written): PDFKit.PDFDocument {
    return this.#pdf
      .font(isBold ? 'bold' : 'plain')
      .fontSize(size)
      .fillColor(color)
  }

  /** Moves down; what needs more room than the page has begins the next. */
  down(by: number, room = 0): void {
    this.#y += by
    if (this.#y + room <= this.#pdf.page.height - paperSize.margin) return
    this.#pdf.addPage()
    this.#y = paperSize.margin
    this.onNewPage()
  }

  /** Words over as many lines as they need. */
  text(words: string, { x = paperSize.margin, ...written }: Written = {}): void {
    const width = paperSize.margin + this.width - x
    const pdf = this.#font(written)
    const height = pdf.heightOfString(words, { width })
    this.down(0, Math.min(height, pdf.currentLineHeight(true)))
    pdf.text(words, x, this.#y, { width })
    this.#y = pdf.y
  }

  /** Words in one line, cut with three dots when they need more; the line stays the current one. */
  cell(words: string, { x = paperSize.margin, width, isRight = false, ...written }: InColumn): void {
    const pdf = this.#font(written)
    const height = pdf.currentLineHeight(true)
    pdf.text(words, x, this.#y, { width, height, ellipsis: true, align: isRight ? 'right' : 'left' })
  }

  /** Cells side by side, each over as many lines as it needs and `maxLines` allow; what does not fit is cut. */
  row(cells: readonly PaperCell[], written: Written, maxLines: number): void {
    const pdf = this.#font(written)
    const line = pdf.currentLineHeight(true)
    const heights = cells.map(({ words, width }) => (words === '' ? 0 : pdf.heightOfString(words, { width })))
    const height = Math.min(line * maxLines, Math.max(line, ...heights))
    this.down(0, height)
    // A new page has written its own heading meanwhile.
    this.#font(written)
    for (const { words, x, width, isRight = false } of cells)
      if (words !== '')
        pdf.text(words, x, this.#y, { width, height: height + 1, ellipsis: true, align: isRight ? 'right' : 'left' })
    this.down(height)
  }

  widthOf(words: string, written: Written): number {
    return this.#font(written).widthOfString(words)
  }

  rule(right = paperSize.margin + this.width): void {
    this.#pdf.moveTo(paperSize.margin, this.#y).lineTo(right, this.#y).lineWidth(0.5).stroke(grey)
  }
}

interface PaperOptions {
  readonly title: string
  readonly language: Language
  readonly isLandscape?: boolean
}

/** A PDF file of what is written on its paper. */
export const pdfOf = (
  { title, language, isLandscape = false }: PaperOptions,
  write: (paper: Paper) => void,
): Promise<Uint8Array> => {
  const layout = isLandscape ? 'landscape' : 'portrait'
  return pdfFile({ title, language, size: 'LETTER', layout, margin: paperSize.margin }, (pdf, isMarked) => {
    const paper = new Paper(pdf)
    write(paper)
    if (!isMarked()) return
    paper.down(12)
    paper.text(fill(reportTexts[language].notPrinted, { mark: notPrinted }), { size: 8, color: grey })
  })
}

interface PageOptions extends Omit<PaperOptions, 'isLandscape'> {
  readonly size: 'LETTER' | [width: number, height: number]
  readonly layout?: 'landscape' | 'portrait'
  readonly margin: number
}

/** pdfkit takes what fontkit has read as well; its types do not say so. */
const readFont = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  create(Buffer.from(buffer, byteOffset, byteLength)) as unknown as ArrayBuffer

let fonts: { readonly plain: ArrayBuffer; readonly bold: ArrayBuffer } | undefined
const files = { arabic, chinese, korean } as const
const scriptFonts: Partial<Record<Script, ArrayBuffer>> = {}

/**
 * Reading a font takes longer than writing a file, so it is read once a process. fontkit keeps each glyph with the letters that
 * it first stood for; a file begins without those of the files before.
 */
function readFonts() {
  fonts ??= { plain: readFont(plain), bold: readFont(bold) }
  for (const font of [...Object.values(fonts), ...Object.values(scriptFonts)]) Object.assign(font, { _glyphs: {} })
  return fonts
}

/** A script's font, read with its first letter. */
function scriptFont(script: Script): ArrayBuffer {
  scriptFonts[script] ??= script === 'arabic' ? joinedFromTheRight(readFont(files.arabic())) : readFont(files[script]())
  return scriptFonts[script]
}

/** fontkit asks the first letter for script and direction, which may be a space or a comma. */
function joinedFromTheRight(font: ArrayBuffer): ArrayBuffer {
  const known = font as unknown as { layout(...given: unknown[]): unknown }
  const layout = known.layout.bind(known)
  return Object.assign(font, { layout: (words: string) => layout(words, [], 'arab', undefined, 'rtl') })
}

/** Parts of pdfkit that its types do not have: all that it writes goes through `_fragment`, line by line. */
interface Lines {
  _font: { readonly ascender: number }
  _fontSize: number
  _fragment(line: string, x: number, y: number, options: Fragment): void
}
interface Fragment {
  readonly width?: number
  readonly lineWidth?: number
  readonly align?: string
  readonly baseline?: number
}

/** Does something in a script's font. */
function inFont<V>(pdf: PDFKit.PDFDocument & Lines, script: Script | undefined, act: () => V): V {
  if (script === undefined) return act()
  const font = pdf._font
  pdf.registerFont(script, scriptFont(script)).font(script)
  const made = act()
  pdf._font = font
  return made
}

/** The whole run at once: by words, as pdfkit does, they would stand from left to right. */
const atOnce = (script: Script | undefined) => (script === 'arabic' ? { features: [] } : {})

/** Writes and measures letters of other scripts in their own fonts, and from right to left what is read so. */
function writeInRuns(pdf: PDFKit.PDFDocument & Lines): void {
  const [widthOf, write] = [pdf.widthOfString.bind(pdf), pdf._fragment.bind(pdf)]
  const widthOfRun = ({ words, script }: TextRun) => inFont(pdf, script, () => widthOf(words, atOnce(script)))
  const width = (words: string) => textRuns(words).reduce((sum, run) => sum + widthOfRun(run), 0)
  Object.assign(pdf, {
    widthOfString: (words: string, options?: object) => (needsRuns(words) ? width(words) : widthOf(words, options)),
    _fragment: (line: string, x: number, y: number, options: Fragment) => {
      if (!needsRuns(line)) return write(line, x, y, options)
      const shown = line.trimEnd()
      let at = options.align === 'right' && options.width ? x + (options.lineWidth ?? 0) - width(shown) : x
      const baseline = (-pdf._font.ascender / 1000) * pdf._fontSize
      for (const run of textRuns(shown)) {
        inFont(pdf, run.script, () => write(run.words, at, y, { baseline, ...atOnce(run.script) }))
        at += widthOfRun(run)
      }
    },
  })
}

/** Limits text that is written or measured to what the fonts can print; answers whether letters were marked so far. */
function printOnlyKnown(pdf: PDFKit.PDFDocument, { plain: font }: { readonly plain: unknown }): () => boolean {
  const has = (codePoint: number) => {
    const script = scriptOf(String.fromCodePoint(codePoint))
    const known = (script ? scriptFont(script) : font) as { hasGlyphForCodePoint(codePoint: number): boolean }
    return known.hasGlyphForCodePoint(codePoint)
  }
  let isMarked = false
  const shown = (words: string) => {
    const printed = printable(words, has)
    isMarked ||= printed !== words && printed.includes(notPrinted)
    return printed
  }
  for (const name of ['text', 'widthOfString', 'heightOfString'] as const) {
    const own = (pdf[name] as (words: string, ...more: unknown[]) => never).bind(pdf)
    Object.assign(pdf, { [name]: (words: string, ...more: unknown[]) => own(shown(words), ...more) })
  }
  return () => isMarked
}

/** A PDF file with our fonts, `plain` and `bold`; `isMarked` tells whether letters could not be printed so far. */
export async function pdfFile(
  { title, language, ...page }: PageOptions,
  write: (pdf: PDFKit.PDFDocument, isMarked: () => boolean) => void,
): Promise<Uint8Array> {
  const info = { Title: title, Creator: appName, Producer: appName }
  // Without `font: null` a standard font would be loaded.
  const font = null as unknown as string
  const pdf = new PDFDocument({ ...page, font, lang: language, info })
  const opened = readFonts()
  pdf.registerFont('plain', opened.plain).registerFont('bold', opened.bold)
  const parts: Buffer[] = []
  pdf.on('data', (part: Buffer) => parts.push(part))
  const ended = once(pdf, 'end')
  writeInRuns(pdf as PDFKit.PDFDocument & Lines)
  write(pdf, printOnlyKnown(pdf, opened))
  pdf.end()
  await ended
  return Buffer.concat(parts)
}
