import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'

/**
 * Fonts of `functions/core/pdf/scriptFonts.ts` with the letters that people use, beside each function that writes PDFs. Whole they
 * are 17 MB, three quarters of it rare Chinese characters; these are 5.6 MB, 2.9 MB in a package.
 */

const { resolve } = createRequire(import.meta.url)
export const scriptFonts = {
  arabic: resolve('@expo-google-fonts/noto-sans-arabic/500Medium/NotoSansArabic_500Medium.ttf'),
  korean: resolve('@expo-google-fonts/noto-sans-kr/500Medium/NotoSansKR_500Medium.ttf'),
  chinese: resolve('@expo-google-fonts/noto-sans-sc/500Medium/NotoSansSC_500Medium.ttf'),
} as const

const between = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index)
const letters = (first: number, last: number) => String.fromCodePoint(...between(first, last))

/** The characters of two bytes in an encoding. */
function tableOf(encoding: string, firsts: readonly number[], seconds: readonly number[]): string {
  const decoder = new TextDecoder(encoding)
  const all = firsts.flatMap((first) => seconds.map((second) => decoder.decode(Uint8Array.of(first, second))))
  return all.filter((character) => character.length === 1 && character !== '\ufffd').join('')
}

const hangul = () => letters(0xac00, 0xd7a3) + letters(0x3131, 0x318e)
/** Characters of our own texts, some of which are rare: dishes. */
const ourHan = () => {
  const files = [...globSync('shared/languages/zh/**/*.json'), 'shared/pantry/products/foods/zh.json']
  return [
    ...new Set(
      files
        .map((file) => readFileSync(file, 'utf8'))
        .join('')
        .match(/\p{Script=Han}/gu),
    ),
  ]
    .toSorted()
    .join('')
}
/** Simplified characters of GB 2312, the usual traditional ones of Big5, punctuation and kana. */
const han = () =>
  tableOf('gb2312', between(0xb0, 0xf7), between(0xa1, 0xfe)) +
  tableOf('big5', between(0xa4, 0xc6), [...between(0x40, 0x7e), ...between(0xa1, 0xfe)]) +
  letters(0x3000, 0x30ff) +
  letters(0xff00, 0xffef) +
  ourHan()

/** Made once for a version of the fonts and of this list. */
async function subsetOf(source: string, name: string, text: string): Promise<string> {
  const font = readFileSync(source)
  const folder = join('node_modules', '.cache', 'gleanery-fonts')
  const file = join(
    process.cwd(),
    folder,
    `${name}-${createHash('sha256').update(font).update(text).digest('hex')}.ttf`,
  )
  if (existsSync(file)) return file
  mkdirSync(join(process.cwd(), folder), { recursive: true })
  const own = `${file}.${process.pid}`
  writeFileSync(own, await subsetFont(font, text, { targetFormat: 'truetype' }))
  renameSync(own, file)
  return file
}

let made: Promise<Readonly<Record<keyof typeof scriptFonts, string>>> | undefined
/** Files of the usual letters. */
export function usualLetters() {
  made ??= makeAll()
  return made
}
const makeAll = async () => ({
  arabic: scriptFonts.arabic,
  korean: await subsetOf(scriptFonts.korean, 'korean', hangul()),
  chinese: await subsetOf(scriptFonts.chinese, 'chinese', han()),
})
