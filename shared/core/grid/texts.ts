import { texts } from '../../core/text/text.ts'
import en from '../../languages/en/core/grid.json' with { type: 'json' }
import es from '../../languages/es/core/grid.json' with { type: 'json' }

/** Filters of a list that a person keeps under a name. */
export const savedFilterTexts = texts<typeof en.savedFilterTexts, { name: 'name'; remove: 'name'; defaultOf: 'name' }>({
  en: en.savedFilterTexts,
  es: es.savedFilterTexts,
})
