import { locationTexts } from '../../../shared/text/locations.ts'
import { partyTexts } from '../../../shared/text/parties.ts'

/** Errors of the form's own fields and of the shared address fields. */
export const locationFormTexts = {
  en: { ...partyTexts.en, ...locationTexts.en },
  es: { ...partyTexts.es, ...locationTexts.es },
}
