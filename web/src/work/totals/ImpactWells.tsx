import type { Impact, ImpactFigures } from '../../../../shared/work/totals/impact.ts'
import { impactTexts } from '../../../../shared/work/totals/impactTexts.ts'
import { changeText } from '../../core/figures/changeSince.ts'
import { Figures } from '../../core/figures/Figures.tsx'
import { numberText } from '../../core/time/time.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { useImpactTexts } from './useImpactTexts.ts'

/** The four figures of a period, each with its change since a year before. */
export function ImpactWells({ impact: { Total, Before } }: { impact: Pick<Impact, 'Total' | 'Before'> }) {
  const text = useText(impactTexts)
  const { language } = useLanguage()
  const { share, minutes } = useImpactTexts()
  const whole = (value: number) => numberText(value, language, 0)
  const grown = (figureOf: (figures: ImpactFigures) => number) => {
    const change = changeText(figureOf(Before), figureOf(Total), language)
    return change && text('sinceLastYear', { change })
  }
  const last = (isKnown: boolean, shown: string) => (isKnown ? text('lastYear', { figure: shown }) : '')
  return (
    <Figures
      label={text('figures')}
      figures={[
        { label: text('pounds'), value: whole(Total.ReceivedPounds), note: grown((one) => one.ReceivedPounds) },
        { label: text('meals'), value: whole(Total.Meals), note: grown((one) => one.Meals) },
        {
          label: text('share'),
          value: share(Total.ShareClaimed),
          note: last(Before.ShareClaimed !== null, share(Before.ShareClaimed)),
        },
        {
          label: text('minutes'),
          value: minutes(Total.MinutesToClaim),
          note: last(Before.MinutesToClaim !== null, minutes(Before.MinutesToClaim)),
        },
      ]}
      isLarge
    />
  )
}
