import createCache, { type EmotionCache } from '@emotion/cache'
import { directions } from '../../../../shared/core/text/languages.ts'
import type { Language } from '../../../../shared/core/text/text.ts'

/** Styles from left to right, and turned ones, which are loaded for a language that is written from right to left. */
const plain = createCache({ key: 'css' })
let turned: EmotionCache | undefined

export async function loadDirection(language: Language): Promise<void> {
  if (directions[language] === 'rtl') turned ??= (await import('./rightToLeft.ts')).rightToLeft
}

export const stylesIn = (direction: 'ltr' | 'rtl') => (direction === 'rtl' && turned ? turned : plain)

/** Tells the browser, and screen readers, what the document is written in. */
export function showLanguage(language: Language): void {
  document.documentElement.lang = language
  document.documentElement.dir = directions[language]
}
