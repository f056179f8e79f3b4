import { globSync, readFileSync, statSync } from 'node:fs'
import { create } from 'fontkit'
import { expect, it } from 'vitest'
import { usualLetters } from '../../infra/scriptFonts.ts'

/** Fonts beside the functions that write PDFs: the letters of everything that the app itself says, and a size that a package bears. */

const names = { ar: 'محمد گل', ko: '박뷁쀍', zh: '陳黃劉張王李吴杨' } as const
const languagesOf = { arabic: 'ar', korean: 'ko', chinese: 'zh' } as const

it('have each letter of our texts, of the dictionary of foods, and of common names', async () => {
  const made = await usualLetters()
  const usual = create(readFileSync('node_modules/@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'))
  for (const [script, language] of Object.entries(languagesOf) as [keyof typeof languagesOf, 'ar' | 'ko' | 'zh'][]) {
    const own = create(readFileSync(made[script]))
    const known = (letter: string) =>
      [own, usual].some(
        (font) => 'hasGlyphForCodePoint' in font && font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
      )
    const texts = [`shared/languages/${language}/**/*.json`, `shared/pantry/products/foods/${language}.json`]
    const files = texts.flatMap((pattern) => globSync(pattern))
    expect(files.length).toBeGreaterThan(10)
    const letters = new Set(
      `${names[language]}${files.map((file) => readFileSync(file, 'utf8')).join('')}`.match(/\p{L}/gu),
    )
    expect([...letters].filter((letter) => !known(letter))).toEqual([])
  }
})

it('are six megabytes at most', async () => {
  const sizes = Object.values(await usualLetters()).map((file) => statSync(file).size)
  expect(sizes.reduce((all, one) => all + one, 0)).toBeLessThan(6_000_000)
})
