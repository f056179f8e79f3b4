import { createElement, type ReactNode } from 'react'
import { isolatedWords } from '../../../../shared/core/text/isolated.ts'
import { directions } from '../../../../shared/core/text/languages.ts'
import type { Language, Values } from '../../../../shared/core/text/text.ts'

/** Something that people typed, in its own direction within a text of another. */
export const isolate = (shown: ReactNode): ReactNode =>
  import.meta.env.HAS_RIGHT_TO_LEFT ? createElement('bdi', null, shown) : shown
/** The same for values of a text: Unicode's isolates around each. */
export const isolatedIn = (language: Language, values: Values | undefined): Values | undefined =>
  import.meta.env.HAS_RIGHT_TO_LEFT && values && directions[language] === 'rtl'
    ? Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isolatedWords(value, language)]))
    : values

/** Styles from right to left, loaded for a language that is written so. */
let turned: typeof import('./rightToLeft.ts') | undefined
export async function loadDirection(language: Language): Promise<void> {
  if (import.meta.env.HAS_RIGHT_TO_LEFT && directions[language] === 'rtl') turned ??= await import('./rightToLeft.ts')
}
export const turnedStyles = () => turned

/** Tells the browser, and screen readers, what the document is written in. */
export function showLanguage(language: Language): void {
  document.documentElement.lang = language
  if (import.meta.env.HAS_RIGHT_TO_LEFT) document.documentElement.dir = directions[language]
}
