import { homeTexts } from '../../../../shared/work/home/texts.ts'
import {
  comparedDays,
  minutesToClaim,
  noAmounts,
  sumAmounts,
  type TotalsAmounts,
} from '../../../../shared/work/totals/totals.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { DayFigures, figuresBefore, figureText } from './DayFigures.tsx'

interface FoodBankFiguresProps {
  today: string
  figures: TotalsAmounts
  /** Of the days before, as far as something was counted. */
  days: readonly { Day: string; Figures: TotalsAmounts }[]
}

const measures = [
  ['posted', ({ Donations }) => Donations],
  ['offeredPounds', ({ OfferedPounds }) => OfferedPounds],
  ['claimedToday', ({ Claimed }) => Claimed],
  ['minutesToClaim', minutesToClaim],
  ['receivedPounds', ({ ReceivedPounds }) => ReceivedPounds],
] as const satisfies readonly (readonly [string, (amounts: TotalsAmounts) => number | null])[]

/** Figures of the food bank's day. */
export function FoodBankFigures({ today, figures, days }: FoodBankFiguresProps) {
  const text = useText(homeTexts)
  const { language } = useLanguage()
  const before = figuresBefore(today, days, noAmounts)
  const all = sumAmounts(before)
  const compared = (title: (typeof measures)[number][0], of: (amounts: TotalsAmounts) => number | null) => {
    const isMean = title === 'minutesToClaim'
    const value = figureText(isMean ? of(all) : (of(all) ?? 0) / comparedDays, language)
    const bars = [...before, figures].map((amounts) => of(amounts) ?? 0)
    return { usual: text(isMean ? 'usualMinutes' : 'usual', { value }), bars }
  }
  return (
    <DayFigures
      title={text('today')}
      figures={measures.map(([title, of]) => ({
        title: text(title),
        value: of(figures),
        ...(days.length > 0 ? compared(title, of) : {}),
      }))}
    />
  )
}
