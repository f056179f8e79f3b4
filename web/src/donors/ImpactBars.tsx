import { BarChart } from '@mui/x-charts/BarChart'
import type { MonthlyImpact } from '../../../shared/donor/impact.ts'
import { impactTexts } from '../../../shared/text/impact.ts'
import { useLanguage, useText } from '../app/language.tsx'
import { usePoundsText } from '../ui/Pounds.tsx'
import { monthText } from './monthText.ts'

/** One bar a month. */
export default function ImpactBars({ months, height }: { months: readonly MonthlyImpact[]; height: number }) {
  const text = useText(impactTexts)
  const { language } = useLanguage()
  const pounds = usePoundsText()
  const monthLabel = (month: string, { location }: { location: string }) =>
    monthText(month, language, location === 'tick')
  return (
    <BarChart
      height={height}
      dataset={months.map(({ Month, ReceivedPounds }) => ({ Month, ReceivedPounds }))}
      xAxis={[{ dataKey: 'Month', scaleType: 'band', valueFormatter: monthLabel, disableTicks: true }]}
      yAxis={[{ width: 56, disableLine: true, disableTicks: true }]}
      series={[
        { dataKey: 'ReceivedPounds', label: text('chartPounds'), valueFormatter: (value) => pounds(value ?? 0) },
      ]}
      grid={{ horizontal: true }}
      colors={['var(--mui-palette-primary-main)']}
      margin={{ left: 0, right: 8, top: 16, bottom: 0 }}
      hideLegend
      skipAnimation
    />
  )
}
