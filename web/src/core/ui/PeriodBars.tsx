import { BarChart } from '@mui/x-charts/BarChart'
import { monthText } from '../time/monthText.ts'
import { dayText, shortDayText } from '../time/time.ts'
import { useLanguage } from '../words/language.tsx'

interface PeriodBarsProps {
  /** A period is a day or a month: `2026-11-20`, `2026-11`. */
  bars: readonly { period: string; value: number | null }[]
  /** Name of the counted figure. */
  label: string
  amountText: (value: number) => string
  height: number
}

/** One bar a day or month. */
export default function PeriodBars({ bars, label, amountText, height }: PeriodBarsProps) {
  const { language } = useLanguage()
  const periodLabel = (period: string, { location }: { location: string }) => {
    if (period.length === 7) return monthText(period, language, location === 'tick')
    return (location === 'tick' ? shortDayText : dayText)(period, language)
  }
  return (
    <BarChart
      height={height}
      dataset={bars.map(({ period, value }) => ({ period, value }))}
      xAxis={[
        { dataKey: 'period', scaleType: 'band', valueFormatter: periodLabel, tickLabelMinGap: 16, disableTicks: true },
      ]}
      yAxis={[{ width: 56, disableLine: true, disableTicks: true }]}
      series={[{ dataKey: 'value', label, valueFormatter: (value) => (value === null ? '–' : amountText(value)) }]}
      grid={{ horizontal: true }}
      colors={['var(--mui-palette-primary-main)']}
      margin={{ left: 0, right: 8, top: 16, bottom: 0 }}
      hideLegend
      skipAnimation
    />
  )
}
