import type { Refusal } from './answer.ts'
import { fill, type Language } from './text/text.ts'

/** A refusal in words. */
export const refusalText = (refusal: Refusal, language: Language) => fill(refusal.refused[language], refusal.values)
