import { BarChart } from '@mui/x-charts/BarChart'
import { dashboardTexts } from '../../../shared/text/dashboard.ts'
import { useLanguage, useText } from '../app/language.tsx'
import { usePoundsText } from '../ui/Pounds.tsx'
import { dayText, shortDayText } from '../ui/time.ts'
import type { DailyPickup } from './dailyPickups.ts'

/** The view option pounds-daily: one bar a day. */
export default function PickupsChart({ days, height }: { days: readonly DailyPickup[]; height: number }) {
  const text = useText(dashboardTexts)
  const { language } = useLanguage()
  const pounds = usePoundsText()
  const dayLabel = (day: string, { location }: { location: string }) =>
    (location === 'tick' ? shortDayText : dayText)(day, language)
  return (
    <BarChart
      height={height}
      dataset={days.map(({ date, pounds }) => ({ date, pounds }))}
      xAxis={[
        { dataKey: 'date', scaleType: 'band', valueFormatter: dayLabel, tickLabelMinGap: 24, disableTicks: true },
      ]}
      yAxis={[{ width: 52, disableLine: true, disableTicks: true }]}
      series={[{ dataKey: 'pounds', label: text('chartPounds'), valueFormatter: (value) => pounds(value ?? 0) }]}
      grid={{ horizontal: true }}
      colors={['var(--mui-palette-primary-main)']}
      margin={{ left: 0, right: 8, top: 16, bottom: 0 }}
      hideLegend
      skipAnimation
    />
  )
}
