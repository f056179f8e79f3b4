import { merged, texts } from '../../core/text/text.ts'
import { words } from '../../core/text/words.ts'
import en from '../../languages/en/pantry/lockers.json' with { type: 'json' }
import es from '../../languages/es/pantry/lockers.json' with { type: 'json' }

/** The page of one pickup window, and why lockers were not reserved (specification 001, sections 2, 5 and 8). */
export const lockerTexts = merged(
  words,
  texts<typeof en.lockerTexts, { someReserved: 'all' | 'done' | 'reason'; tooLarge: 'code' }>({
    en: en.lockerTexts,
    es: es.lockerTexts,
  }),
)
