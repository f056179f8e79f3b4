import { SparkLineChart } from '@mui/x-charts/SparkLineChart'
import { plural } from '../../../../shared/core/text/text.ts'
import { activityDays } from '../../../../shared/pantry/stock/activity.ts'
import type { ActivityRow } from '../../../../shared/pantry/stock/api.ts'
import { stockTexts } from '../../../../shared/pantry/stock/texts.ts'
import { dayText, shortDayText } from '../../core/time/time.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'

interface ActivityBarsProps {
  row: Pick<ActivityRow, 'Name' | 'AssociatedOrdersByCreationDate'>
  start: string
  end: string
}

/** Orders of a product by the day they were placed, one bar a day. */
export default function ActivityBars({ row, start, end }: ActivityBarsProps) {
  const text = useText(stockTexts)
  const { language } = useLanguage()
  const days = activityDays({ start, end })
  const orders = new Map(row.AssociatedOrdersByCreationDate.map(({ Day, Orders }) => [Day, Orders]))
  const count = [...orders.values()].reduce((sum, one) => sum + one, 0)
  const range = { start: dayText(start, language), end: dayText(end, language) }
  const label = text(plural(language, 'activityOf', count), { name: row.Name, count, ...range })
  return (
    <figure aria-label={label} style={{ margin: 0, width: '100%' }}>
      <SparkLineChart
        plotType="bar"
        height={40}
        data={days.map((day) => orders.get(day) ?? 0)}
        xAxis={{ scaleType: 'band', data: days, valueFormatter: (day: string) => shortDayText(day, language) }}
        color="var(--mui-palette-primary-main)"
        showTooltip
        showHighlight
      />
    </figure>
  )
}
