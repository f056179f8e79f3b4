import { texts } from '../../core/text/text.ts'
import en from '../../languages/en/work/setup.json' with { type: 'json' }
import es from '../../languages/es/work/setup.json' with { type: 'json' }

/** The checklist with which a pantry begins. */
export const pantrySetupTexts = texts<typeof en.pantrySetupTexts, { before: 'item' }>({
  en: en.pantrySetupTexts,
  es: es.pantrySetupTexts,
})
