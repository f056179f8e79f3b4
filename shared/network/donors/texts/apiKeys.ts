import { texts } from '../../../core/text/text.ts'
import en from '../../../languages/en/network/donors.json' with { type: 'json' }
import es from '../../../languages/es/network/donors.json' with { type: 'json' }

/** Keys of donors' software. */
export const apiKeyTexts = texts<
  typeof en.apiKeyTexts,
  { leadOf: 'donor'; revokeNamed: 'name'; revokeTitle: 'name'; revokedToast: 'name'; createdBy: 'date' | 'name' }
>({ en: en.apiKeyTexts, es: es.apiKeyTexts })
