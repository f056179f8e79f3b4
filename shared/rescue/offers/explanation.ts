import { fill, type Language } from '../../core/text/text.ts'
import type { ScoreComponent } from '../donations/donation.ts'
import { storageNames } from '../donations/names.ts'
import type { Excluded, ExclusionReason } from './score.ts'
import { matchingTexts } from './texts/matching.ts'

/** A part of a score in words: its name, and the figures it was made of. */
export const componentTexts = ({ Name, Figures }: ScoreComponent, language: Language) => ({
  name: matchingTexts[language][Name],
  figures: fill<string>(
    matchingTexts[language][
      Name === 'answers' && Figures.excused ? 'answersFiguresExcused' : (`${Name}Figures` as const)
    ],
    Figures,
  ),
})

const reasonTexts = {
  master: 'excludedMaster',
  inactive: 'excludedInactive',
  storage: 'excludedStorage',
  categories: 'excludedCategories',
  capacity: 'excludedCapacity',
  tooFar: 'excludedTooFar',
  beyondLimit: 'excludedBeyondLimit',
} as const satisfies Record<ExclusionReason, keyof typeof matchingTexts.en>

/** Reason that an agency was left out, in words. */
export const exclusionText = (
  { Reason, Figures, MissingStorage }: Pick<Excluded, 'Reason' | 'Figures' | 'MissingStorage'>,
  language: Language,
) =>
  fill<string>(matchingTexts[language][reasonTexts[Reason]], {
    ...Figures,
    storage: storageNames(MissingStorage, language),
  })
