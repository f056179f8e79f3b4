import { isLanguage, type Language, sourceLanguage } from '../../../../shared/core/text/text.ts'
import { localSetting } from '../localSetting.ts'

/** The language somebody chose on this device. */
export const chosenLanguage = localSetting('gleanery.language', '')

/** Of a first visit: the one chosen here, else the first of the browser's that the app speaks. */
export function firstLanguage(): Language {
  const chosen = chosenLanguage.get()
  if (isLanguage(chosen)) return chosen
  return navigator.languages.map((tag) => tag.split('-')[0]).find(isLanguage) ?? sourceLanguage
}
