import { texts } from '../../core/text/text.ts'
import en from '../../languages/en/work/setup.json' with { type: 'json' }
import es from '../../languages/es/work/setup.json' with { type: 'json' }

/** The checklist with which a food bank begins. */
export const foodBankSetupTexts = texts<typeof en.foodBankSetupTexts>({
  en: en.foodBankSetupTexts,
  es: es.foodBankSetupTexts,
})
