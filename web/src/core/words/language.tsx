import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react'
import {
  type Filling,
  fill,
  type Language,
  type PlaceholdersIn,
  sourceLanguage,
  type TextKey,
  type Texts,
  type Values,
} from '../../../../shared/core/text/text.ts'
import { isolatedIn, loadDirection, showLanguage } from './direction.ts'
import { chosenLanguage, firstLanguage, isOffered } from './firstLanguage.ts'
import { loadLanguage } from './rooms.ts'

/** Outside React the client needs it too, for `Accept-Language`, and before anything is drawn. */
let current: Language | undefined
let asked: Language | undefined
export function currentLanguage(): Language {
  current ??= firstLanguage()
  return current
}

interface Choice {
  language: Language
  /** Fails without a connection when the language is not there yet. */
  setLanguage: (language: Language) => Promise<void>
  /** The account's language, taken on a device where nobody has chosen one yet. */
  suggestLanguage: (language: Language) => void
}
const LanguageContext = createContext<Choice>({
  language: sourceLanguage,
  setLanguage: async () => undefined,
  suggestLanguage: () => undefined,
})

export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, show] = useState(() => {
    showLanguage(currentLanguage())
    return currentLanguage()
  })
  const apply = useCallback(async (next: Language) => {
    asked = next
    await loadLanguage(next)
    await loadDirection(next)
    // Another one was chosen meanwhile.
    if (asked !== next) return
    showLanguage(next)
    current = next
    show(next)
  }, [])
  const setLanguage = useCallback(
    async (next: Language) => {
      await apply(next)
      chosenLanguage.set(next)
    },
    [apply],
  )
  const suggestLanguage = useCallback(
    (next: Language) => {
      // A language that can't be loaded now stays a suggestion.
      if (isOffered(next) && !isOffered(chosenLanguage.get())) apply(next).catch(() => undefined)
    },
    [apply],
  )
  const value = useMemo(() => ({ language, setLanguage, suggestLanguage }), [language, setLanguage, suggestLanguage])
  return <LanguageContext value={value}>{children}</LanguageContext>
}

export const useLanguage = () => use(LanguageContext)

/** Says a text of a room (`T` is the room's type) or one of the named texts without places. */
export type TextOf<T> = [T] extends [string]
  ? (key: T) => string
  : <K extends TextKey<T>>(key: K, ...values: Filling<PlaceholdersIn<T, K>>) => string

/** The texts of one room in the person's language. */
export function useText<T extends Texts>(texts: T): TextOf<T> {
  const { language } = useLanguage()
  const text = (key: string, values?: Values) => fill<string>(texts[language][key] ?? key, isolatedIn(language, values))
  return useCallback(text, [texts, language]) as TextOf<T>
}
