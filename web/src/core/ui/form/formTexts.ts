import { createContext, use } from 'react'
import { fill, type Texts } from '../../../../../shared/core/text/text.ts'
import { useLanguage } from '../../words/language.tsx'

/** The texts that a form's schema names in its messages. */
export const FormTexts = createContext<Texts | undefined>(undefined)

/** An error in words: a key of the form's texts in the reader's language, or a sentence of the server as it is. */
export function useErrorText(message: string | undefined, values?: Readonly<Record<string, string | number>>) {
  const texts = use(FormTexts)
  const { language } = useLanguage()
  if (message === undefined) return undefined
  const text = texts?.[language][message]
  return text === undefined ? message : fill(text, values)
}
