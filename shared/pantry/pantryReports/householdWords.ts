import { fill, type Language } from '../../core/text/text.ts'
import type { HouseholdFigure } from '../tefap/householdFigures.ts'
import type { StateRules } from '../tefap/stateRules.ts'
import type { ReportText } from './table.ts'
import { customerReportTexts } from './texts.ts'

/** Words of the household report, on screen and in files. */

export const figureHead = {
  Households: 'households',
  WithMinors: 'withMinors',
  WithoutMinors: 'withoutMinors',
  MinorsUnknown: 'householdsAgesUnknown',
  People: 'individuals',
  Minors: 'minors',
  Adults: 'adults',
  Seniors: 'seniors',
  AgesUnknown: 'agesUnknown',
  FirstEver: 'firstEver',
  FirstOfYear: 'firstOfYear',
  Visits: 'visits',
  Pounds: 'pounds',
} as const satisfies Readonly<Record<HouseholdFigure, ReportText>>

interface Form {
  readonly report: Pick<StateRules['report'], 'isKnown' | 'dueDay'>
  readonly name: string
  readonly state: string | null
}

/** Sentence about the shape: the state's own, or the common one. */
export function formNote({ report, name, state }: Form, language: Language): string {
  const text = customerReportTexts[language]
  if (state === null) return text.formNoState
  if (!report.isKnown) return fill(text.formUnknown, { state: name })
  return fill(text.formKnown, { state: name, day: String(report.dueDay ?? '') })
}
