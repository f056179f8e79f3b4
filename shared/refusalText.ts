import type { Refusal } from './answer.ts'
import { refusals } from './text/refusals.ts'
import { fill, type Language } from './text/text.ts'

/** A refusal in words. Apart from the answer itself: most screens read answers and never word one. */
export const refusalText = (refusal: Refusal, language: Language) =>
  fill(refusals[language][refusal.refused], refusal.values)
