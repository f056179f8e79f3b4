import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart'
import { useEffect, useRef } from 'react'
import { dashboardTexts } from '../../../shared/text/dashboard.ts'
import type { Language } from '../../../shared/text/text.ts'
import { formatDay } from '../../../shared/time/zone.ts'
import { useLanguage, useText } from '../app/language.tsx'
import { usePoundsText } from '../ui/Pounds.tsx'
import { numberText } from '../ui/time.ts'
import type { DailyPickup } from './dailyPickups.ts'

const locales = { en: 'en-US', es: 'es-US' } as const
const axisWidth = 52

/** A day's bar is at least this wide; a longer period than fits a phone scrolls, its newest days first in sight. */
const narrowestDay = 3
const phoneWidth = 300

/** The view option pounds-daily: one bar a day. Loaded after the dashboard, so that offers never wait for it. */
export default function PickupsChart({ days }: { days: readonly DailyPickup[] }) {
  const text = useText(dashboardTexts)
  const { language } = useLanguage()
  const pounds = usePoundsText()
  const palette = useTheme().vars?.palette
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'))
  const width = isPhone ? days.length * narrowestDay + axisWidth : 0
  const isScrolled = width > phoneWidth
  const frame = useNewestInSight(days.length)
  const series = {
    dataKey: 'pounds',
    label: text('chartPounds'),
    valueFormatter: (value: number | null) => pounds(value ?? 0),
    ...(palette ? { color: palette.primary.main } : {}),
  }
  return (
    <Box ref={frame} {...(isScrolled ? { sx: { overflowX: 'auto' }, tabIndex: 0 } : {})}>
      <BarChart
        dataset={days.map((day) => ({ ...day }))}
        height={300}
        {...(isScrolled ? { width } : {})}
        margin={{ left: 0, right: isScrolled ? 0 : 8, top: 16, bottom: 0 }}
        hideLegend
        grid={{ horizontal: true }}
        series={[series]}
        {...axes(language, days.length, isScrolled)}
      />
    </Box>
  )
}

/** Days below, pounds at the side that is in sight first. */
function axes(language: Language, days: number, isScrolled: boolean): Pick<BarChartProps, 'xAxis' | 'yAxis'> {
  const short = new Intl.DateTimeFormat(locales[language], { month: 'short', day: 'numeric', timeZone: 'UTC' })
  return {
    xAxis: [
      {
        dataKey: 'date',
        scaleType: 'band',
        categoryGapRatio: days > 120 ? 0.1 : 0.3,
        disableTicks: true,
        tickLabelMinGap: 24,
        valueFormatter: (day: string, { location }: { location: string }) =>
          location === 'tick' ? short.format(new Date(`${day}T12:00:00Z`)) : formatDay(day, language),
      },
    ],
    yAxis: [
      {
        width: axisWidth,
        position: isScrolled ? 'right' : 'left',
        disableLine: true,
        disableTicks: true,
        valueFormatter: (value: number) => numberText(value, language),
      },
    ],
  }
}

function useNewestInSight(days: number) {
  const frame = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another period is looked at from its end again.
  useEffect(() => {
    if (frame.current) frame.current.scrollLeft = frame.current.scrollWidth
  }, [days])
  return frame
}
