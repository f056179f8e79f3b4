import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react'
import { isMade, type PublishedTranslation } from '../../../../shared/core/text/made.ts'
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
import { loadCorrections } from './corrections.ts'
import { isolatedIn, loadDirection, showLanguage } from './direction.ts'
import { chosenLanguage, firstLanguage, isOfferedLanguage } from './firstLanguage.ts'
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
  /** Corrections of a language that a machine wrote, and its review; undefined of others, and until it is known. */
  published: PublishedTranslation | undefined
  /** Fails without a connection when the language is not there yet. */
  setLanguage: (language: Language) => Promise<void>
  /** The account's language, taken on a device where nobody has chosen one yet. */
  suggestLanguage: (language: Language) => void
}
const LanguageContext = createContext<Choice>({
  language: sourceLanguage,
  published: undefined,
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
      if (isOfferedLanguage(next) && !isOfferedLanguage(chosenLanguage.get())) apply(next).catch(() => undefined)
    },
    [apply],
  )
  const published = usePublished(language)
  const value = useMemo(
    () => ({ language, published, setLanguage, suggestLanguage }),
    [language, published, setLanguage, suggestLanguage],
  )
  return <LanguageContext value={value}>{children}</LanguageContext>
}

export const useLanguage = () => use(LanguageContext)

function usePublished(language: Language) {
  const [known, setKnown] = useState<{ language: Language; published: PublishedTranslation }>()
  useEffect(() => {
    let isLeft = false
    if (isMade(language))
      void loadCorrections(language).then((published) => {
        if (!isLeft) setKnown({ language, published })
      })
    return () => {
      isLeft = true
    }
  }, [language])
  return known?.language === language ? known.published : undefined
}

/** Says a text of a room (`T` is the room's type) or one of the named texts without places. */
export type TextOf<T> = [T] extends [string]
  ? (key: T) => string
  : <K extends TextKey<T>>(key: K, ...values: Filling<PlaceholdersIn<T, K>>) => string

/** The texts of one room in the person's language. */
export function useText<T extends Texts>(texts: T): TextOf<T> {
  const { language, published } = useLanguage()
  const text = (key: string, values?: Values) => {
    const written = texts[language][key] ?? key
    return fill<string>(published?.Corrections[written] ?? written, isolatedIn(language, values))
  }
  return useCallback(text, [texts, language, published]) as TextOf<T>
}
