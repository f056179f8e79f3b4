import { languages, staffLanguages } from '../../../../shared/core/text/languages.ts'
import { type Language, sourceLanguage } from '../../../../shared/core/text/text.ts'
import { localSetting } from '../localSetting.ts'

/** The language somebody chose on this device. */
export const chosenLanguage = localSetting('gleanery.language', '')

/** Addresses that neighbors open: their own document, and the pages of links that they are sent. */
const ofNeighbors = /^\/(neighbor|referral|order|place|recalled)(\/|$)/

/** The languages of the page: what staff read has fewer. */
export const offeredLanguages = (): readonly Language[] =>
  ofNeighbors.test(location.pathname) ? languages : staffLanguages
export const isOfferedLanguage = (value: unknown): value is Language =>
  (offeredLanguages() as readonly unknown[]).includes(value)

/** Of a first visit: the one chosen here, else the first of the browser's that the page speaks. */
export function firstLanguage(): Language {
  const chosen = chosenLanguage.get()
  if (isOfferedLanguage(chosen)) return chosen
  // Browsers call Tagalog by the name of its standard form.
  return (
    navigator.languages.map((tag) => tag.split('-')[0]?.replace('fil', 'tl')).find(isOfferedLanguage) ?? sourceLanguage
  )
}
