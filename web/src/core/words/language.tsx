import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react'
import { fill, isLanguage, type Language, type Texts } from '../../../../shared/core/text/text.ts'
import { chosenLanguage, firstLanguage } from './firstLanguage.ts'

/** Outside React the client needs it too, for `Accept-Language`, and before anything is drawn. */
let current: Language | undefined
export function currentLanguage(): Language {
  current ??= firstLanguage()
  return current
}

interface Choice {
  language: Language
  setLanguage: (language: Language) => void
  /** The account's language, taken on a device where nobody has chosen one yet. */
  suggestLanguage: (language: Language) => void
}
const LanguageContext = createContext<Choice>({
  language: 'en',
  setLanguage: () => undefined,
  suggestLanguage: () => undefined,
})

export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, show] = useState(() => {
    document.documentElement.lang = currentLanguage()
    return currentLanguage()
  })
  const apply = useCallback((next: Language) => {
    document.documentElement.lang = next
    current = next
    show(next)
  }, [])
  const setLanguage = useCallback(
    (next: Language) => {
      chosenLanguage.set(next)
      apply(next)
    },
    [apply],
  )
  const suggestLanguage = useCallback((next: Language) => isLanguage(chosenLanguage.get()) || apply(next), [apply])
  const value = useMemo(() => ({ language, setLanguage, suggestLanguage }), [language, setLanguage, suggestLanguage])
  return <LanguageContext value={value}>{children}</LanguageContext>
}

export const useLanguage = () => use(LanguageContext)

export type TextOf<K extends string> = (key: K, values?: Readonly<Record<string, string | number>>) => string

/** The texts of one file of texts in the person's language. */
export function useText<K extends string>(texts: Texts<K>): TextOf<K> {
  const { language } = useLanguage()
  return useCallback((key, values) => fill(texts[language][key], values), [texts, language])
}
