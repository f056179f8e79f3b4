import { merged, texts } from '../../core/text/text.ts'
import { words } from '../../core/text/words.ts'
import en from '../../languages/en/pantry/storage.json' with { type: 'json' }
import es from '../../languages/es/pantry/storage.json' with { type: 'json' }

/** Storage of a pantry's products (specification 001, section 2). */
export const storageTexts = merged(
  words,
  texts<typeof en.storageTexts, { editNamed: 'label'; deleteNamed: 'label'; deleteQuestion: 'label' }>({
    en: en.storageTexts,
    es: es.storageTexts,
  }),
)
