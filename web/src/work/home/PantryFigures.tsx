import type { PantryToday } from '../../../../shared/work/home/api.ts'
import { pantryTodayTexts } from '../../../../shared/work/home/texts.ts'
import { noPantryAmounts, type PantryAmounts } from '../../../../shared/work/totals/totals.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { DayFigures, figuresBefore, figureText } from './DayFigures.tsx'

const measures = [
  ['servedToday', 'HandOvers'],
  ['peopleToday', 'PeopleServed'],
  ['itemsToday', 'ItemsGiven'],
  ['poundsToday', 'PoundsGiven'],
  ['missedToday', 'NoShows'],
] as const satisfies readonly (readonly [string, keyof PantryAmounts])[]

/** Figures of the pantry's day, compared with the days on which it was open. Before its first hand-over they are five zeros. */
export function PantryFigures({ today: { Day, Figures, Days } }: { today: PantryToday }) {
  const text = useText(pantryTodayTexts)
  const { language } = useLanguage()
  if (Days.length === 0 && measures.every(([, name]) => Figures[name] === 0)) return null
  const before = figuresBefore(Day, Days, noPantryAmounts)
  const compared = (name: keyof PantryAmounts) => {
    const mean = Days.reduce((sum, { Figures: one }) => sum + one[name], 0) / Days.length
    const value = figureText(mean, language)
    return { usual: text('usualOpen', { value }), bars: [...before, Figures].map((amounts) => amounts[name]) }
  }
  return (
    <DayFigures
      title={text('figures')}
      figures={measures.map(([title, name]) => ({
        title: text(title),
        value: Figures[name],
        ...(Days.length > 0 ? compared(name) : {}),
      }))}
    />
  )
}
