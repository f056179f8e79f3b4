import type { EmotionCache } from '@emotion/cache'
import { directions } from '../../../../shared/core/text/languages.ts'
import type { Language } from '../../../../shared/core/text/text.ts'

/** Styles from right to left, loaded for a language that is written so. */
let turned: EmotionCache | undefined
export async function loadDirection(language: Language): Promise<void> {
  if (import.meta.env.HAS_RIGHT_TO_LEFT && directions[language] === 'rtl')
    turned ??= (await import('./rightToLeft.ts')).rightToLeft
}
export const turnedStyles = () => turned

/** Tells the browser, and screen readers, what the document is written in. */
export function showLanguage(language: Language): void {
  document.documentElement.lang = language
  if (import.meta.env.HAS_RIGHT_TO_LEFT) document.documentElement.dir = directions[language]
}
