import { merged, texts } from '../../core/text/text.ts'
import { words } from '../../core/text/words.ts'
import en from '../../languages/en/network/organizations.json' with { type: 'json' }
import es from '../../languages/es/network/organizations.json' with { type: 'json' }

/** Words that the forms of agencies, donors, providers and food banks have in common. */
export const organizationTexts = merged(
  words,
  texts<typeof en.organizationTexts, { wholeNumber: 'max' | 'min' }>({
    en: en.organizationTexts,
    es: es.organizationTexts,
  }),
)
