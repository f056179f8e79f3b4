import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react'
import { fill, isLanguage, type Language, type Texts } from '../../../shared/text/text.ts'
import { remembered } from './remembered.ts'

const chosen = remembered('gleanery.language', '')

function firstLanguage(): Language {
  const kept = chosen.get()
  if (isLanguage(kept)) return kept
  const preferred = navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage)
  return preferred ?? 'en'
}

/** Outside React the client needs it too, for `Accept-Language`. */
let current: Language = 'en'
export const currentLanguage = () => current

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
    current = firstLanguage()
    document.documentElement.lang = current
    return current
  })
  const apply = useCallback((next: Language) => {
    document.documentElement.lang = next
    current = next
    show(next)
  }, [])
  const setLanguage = useCallback(
    (next: Language) => {
      chosen.set(next)
      apply(next)
    },
    [apply],
  )
  const suggestLanguage = useCallback((next: Language) => isLanguage(chosen.get()) || apply(next), [apply])
  const value = useMemo(() => ({ language, setLanguage, suggestLanguage }), [language, setLanguage, suggestLanguage])
  return <LanguageContext value={value}>{children}</LanguageContext>
}

export const useLanguage = () => use(LanguageContext)

export type TextOf<K extends string> = (key: K, values?: Readonly<Record<string, string | number>>) => string

/** The texts of a room in the person's language. */
export function useText<K extends string>(texts: Texts<K>): TextOf<K> {
  const { language } = useLanguage()
  return useCallback((key, values) => fill(texts[language][key], values), [texts, language])
}
