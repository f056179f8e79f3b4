import { merged, texts } from '../../core/text/text.ts'
import { words } from '../../core/text/words.ts'
import en from '../../languages/en/rescue/providers.json' with { type: 'json' }
import es from '../../languages/es/rescue/providers.json' with { type: 'json' }

/** Setting up volunteers and transportation companies. */
export const providerSetupTexts = merged(
  words,
  texts<typeof en.providerSetupTexts, { limitsText: 'miles' | 'pounds' }>({
    en: en.providerSetupTexts,
    es: es.providerSetupTexts,
  }),
)
