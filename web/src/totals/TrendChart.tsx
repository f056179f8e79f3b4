import { BarChart } from '@mui/x-charts/BarChart'
import { useLanguage } from '../app/language.tsx'
import { monthText } from '../donors/monthText.ts'
import { dayText, numberText, shortDayText } from '../ui/time.ts'
import type { TrendPoint } from './measures.ts'

interface TrendChartProps {
  points: readonly TrendPoint[]
  label: string
  height: number
}

/** One bar a day or month. */
export default function TrendChart({ points, label, height }: TrendChartProps) {
  const { language } = useLanguage()
  const periodLabel = (period: string, { location }: { location: string }) => {
    if (period.length === 7) return monthText(period, language, location === 'tick')
    return (location === 'tick' ? shortDayText : dayText)(period, language)
  }
  return (
    <BarChart
      height={height}
      dataset={points.map(({ period, value }) => ({ period, value }))}
      xAxis={[
        { dataKey: 'period', scaleType: 'band', valueFormatter: periodLabel, tickLabelMinGap: 16, disableTicks: true },
      ]}
      yAxis={[{ width: 56, disableLine: true, disableTicks: true }]}
      series={[
        { dataKey: 'value', label, valueFormatter: (value) => (value === null ? '–' : numberText(value, language)) },
      ]}
      grid={{ horizontal: true }}
      colors={['var(--mui-palette-primary-main)']}
      margin={{ left: 0, right: 8, top: 16, bottom: 0 }}
      hideLegend
      skipAnimation
    />
  )
}
