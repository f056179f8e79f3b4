import { graphemesOf } from '../../../shared/core/text/text.ts'

/**
 * Text that a file's fonts can print. Pictures such as emoji are left out; letters of scripts that the fonts lack become a mark that
 * can be seen, instead of boxes, and the file says what it stands for.
 */

/** Stands for letters that can't be printed, however many follow each other. */
export const notPrinted = '[?]'

const usual = /^[\n\r\t\x20-\x7e\xa0-\u024f]*$/
const silent = /[\p{Cf}\p{Cc}\p{Variation_Selector}]/gu
const picture = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u

type HasGlyph = (codePoint: number) => boolean
const canPrint = (grapheme: string, has: HasGlyph) => [...grapheme].every((one) => has(one.codePointAt(0) ?? 0))

function printed(grapheme: string, has: HasGlyph): string {
  if (/^\s+$/.test(grapheme)) return grapheme
  const shown = grapheme.replace(silent, '').normalize('NFC')
  if (shown === '' || canPrint(shown, has)) return shown
  return picture.test(shown) ? '' : notPrinted
}

export function printable(words: string, has: HasGlyph): string {
  if (usual.test(words)) return words
  const all = graphemesOf(words).map((grapheme) => printed(grapheme, has))
  const shown = all.filter((one, index) => one !== notPrinted || all[index - 1] !== notPrinted).join('')
  return shown === words ? words : shown.replace(/(?<=\S) {2,}(?=\S)/g, ' ').trim()
}
