import { isLanguage, type Language } from '../../../shared/text/text.ts'
import { remembered } from './remembered.ts'

/** The language somebody chose on this device. */
export const chosenLanguage = remembered('gleanery.language', '')

/** Of a first visit: the one chosen here, else the first of the browser's that the app speaks. */
export function firstLanguage(): Language {
  const kept = chosenLanguage.get()
  if (isLanguage(kept)) return kept
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en'
}
