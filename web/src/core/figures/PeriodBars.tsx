import { BarChart } from '@mui/x-charts/BarChart'
import { monthText } from '../time/monthText.ts'
import { dayText, shortDayText } from '../time/time.ts'
import { useLanguage } from '../words/language.tsx'

/** A period is a day or a month: `2026-11-20`, `2026-11`. */
export type PeriodBar = { readonly period: string; readonly value: number | null }

interface PeriodBarsProps {
  bars: readonly PeriodBar[]
  /** Parts of the bars, of the same periods, each with its name: they stand on each other. */
  parts?: readonly { readonly name: string; readonly bars: readonly PeriodBar[] }[]
  /** Name of the counted figure. */
  label: string
  amountText: (value: number) => string
  height: number
}

/** One bar a day or month. */
export default function PeriodBars({ bars, parts: given, label, amountText, height }: PeriodBarsProps) {
  const { language } = useLanguage()
  const parts = given ?? [{ name: label, bars }]
  const periodLabel = (period: string, { location }: { location: string }) => {
    if (period.length === 7) return monthText(period, language, location === 'tick')
    return (location === 'tick' ? shortDayText : dayText)(period, language)
  }
  return (
    <BarChart
      height={height}
      dataset={bars.map(({ period }, at) => ({ period, ...parts.map((part) => part.bars[at]?.value ?? null) }))}
      xAxis={[
        { dataKey: 'period', scaleType: 'band', valueFormatter: periodLabel, tickLabelMinGap: 16, disableTicks: true },
      ]}
      yAxis={[{ width: 68, disableLine: true, disableTicks: true, valueFormatter: amountText }]}
      series={parts.map(({ name }, part) => ({
        dataKey: String(part),
        label: name,
        ...(given ? { stack: label } : {}),
        valueFormatter: (value: number | null) => (value === null ? '–' : amountText(value)),
      }))}
      grid={{ horizontal: true }}
      colors={[...partColours]}
      margin={{ left: 0, right: 8, top: 16, bottom: 0 }}
      // A place that is just opening may be narrower than the axis, and SVG has no negative widths.
      sx={{ minWidth: 160 }}
      hideLegend={given === undefined}
      skipAnimation
    />
  )
}

/** Colours of the parts: each next one is clearly lighter or darker, for those who see no red or green. */
const partColours = [
  'var(--mui-palette-primary-main)',
  'var(--mui-palette-secondary-light)',
  'var(--mui-palette-info-main)',
  'var(--mui-palette-primary-light)',
  'var(--mui-palette-warning-main)',
  'color-mix(in srgb, var(--mui-palette-text-secondary) 45%, var(--mui-palette-background-paper))',
] as const
