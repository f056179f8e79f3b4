import { locales } from '../../core/text/languages.ts'
import type { Language } from '../../core/text/text.ts'
import type { Allergen } from './allergens.ts'
import type { Diet, KitchenLack } from './needs.ts'
import { needsTexts } from './texts.ts'

/** 'milk, tree nuts': inside a sentence. */
export const needNames = (list: readonly (Allergen | Diet | KitchenLack)[], language: Language): string =>
  list.map((one) => needsTexts[language][one].toLocaleLowerCase(locales[language])).join(', ')
