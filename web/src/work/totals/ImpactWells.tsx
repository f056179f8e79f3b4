import type { ImpactFigures } from '../../../../shared/work/totals/impact.ts'
import { impactTexts } from '../../../../shared/work/totals/impactTexts.ts'
import { Figures } from '../../core/figures/Figures.tsx'
import { numberText } from '../../core/time/time.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { useImpactTexts } from './useImpactTexts.ts'

/** The four figures of a period. */
export function ImpactWells({ figures }: { figures: ImpactFigures }) {
  const text = useText(impactTexts)
  const { language } = useLanguage()
  const { share, minutes } = useImpactTexts()
  return (
    <Figures
      label={text('figures')}
      figures={[
        { label: text('pounds'), value: numberText(figures.ReceivedPounds, language, 0) },
        { label: text('meals'), value: numberText(figures.Meals, language, 0) },
        { label: text('share'), value: share(figures.ShareClaimed) },
        { label: text('minutes'), value: minutes(figures.MinutesToClaim) },
      ]}
      isLarge
    />
  )
}
