import { totalsTexts } from '../../../../shared/work/totals/texts.ts'
import { shareClaimed, type TotalsAmounts } from '../../../../shared/work/totals/totals.ts'
import { changeText } from '../../core/figures/changeSince.ts'
import { Figures } from '../../core/figures/Figures.tsx'
import { numberText, percentText } from '../../core/time/time.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'

interface TotalsHeadProps {
  sum: TotalsAmounts
  /** Of the same days of the last year. */
  before: TotalsAmounts | undefined
}

/** The figures of the days, each with its change since the same days of the last year. */
export function TotalsHead({ sum, before }: TotalsHeadProps) {
  const text = useText(totalsTexts)
  const { language } = useLanguage()
  const whole = (value: number) => numberText(value, language, 0)
  const figures = [
    ['receivedPounds', (of: TotalsAmounts) => of.ReceivedPounds, whole],
    ['donations', (of: TotalsAmounts) => of.Donations, whole],
    ['share', shareClaimed, (share: number) => percentText(share, language)],
    ['receipts', (of: TotalsAmounts) => of.Receipts, whole],
  ] as const
  return (
    <Figures
      label={text('all')}
      figures={figures.map(([name, figureOf, shown]) => {
        const value = figureOf(sum)
        const last = before && figureOf(before)
        const change = changeText(last, value, language)
        // A change of a percentage in percent is read as points.
        const note =
          name === 'share'
            ? typeof last === 'number' && text('shareLastYear', { share: shown(last) })
            : change && text('sinceLastYear', { change })
        return {
          label: text(name),
          value: value === null ? '–' : shown(value),
          note: note || '',
        }
      })}
    />
  )
}
