import { merged, texts } from '../../../core/text/text.ts'
import { words } from '../../../core/text/words.ts'
import en from '../../../languages/en/network/donors.json' with { type: 'json' }
import es from '../../../languages/es/network/donors.json' with { type: 'json' }

/** Keys of donors' software. */
export const apiKeyTexts = merged(
  words,
  texts<
    typeof en.apiKeyTexts,
    { leadOf: 'donor'; revokeNamed: 'name'; revokeTitle: 'name'; revokedToast: 'name'; createdBy: 'date' | 'name' }
  >({ en: en.apiKeyTexts, es: es.apiKeyTexts }),
)
