import { texts } from '../../../core/text/text.ts'
import en from '../../../languages/en/rescue/offers.json' with { type: 'json' }
import es from '../../../languages/es/rescue/offers.json' with { type: 'json' }

/**
 * Explanation of a match list: the parts of a match score with their figures, and the reasons to leave an agency out.
 */
export const matchingTexts = texts<
  typeof en.matchingTexts,
  {
    closenessFigures: 'miles' | 'most'
    categoriesFigures: 'accepted' | 'total'
    storageFigures: 'held' | 'needed'
    capacityFigures: 'capacity' | 'pounds'
    fairnessFigures: 'need' | 'received'
    answersFigures: 'accepted' | 'answered'
    answersFiguresExcused: 'accepted' | 'answered' | 'excused'
    excludedStorage: 'storage'
    excludedTooFar: 'miles' | 'most'
    excludedBeyondLimit: 'limit'
  }
>({ en: en.matchingTexts, es: es.matchingTexts })
