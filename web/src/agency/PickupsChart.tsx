import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { BarChart } from '@mui/x-charts/BarChart'
import { useEffect, useRef } from 'react'
import { dashboardTexts } from '../../../shared/text/dashboard.ts'
import { formatDay } from '../../../shared/time/zone.ts'
import { useLanguage, useText } from '../app/language.tsx'
import { usePoundsText } from '../ui/Pounds.tsx'
import { numberText } from '../ui/time.ts'
import type { DailyPickup } from './dailyPickups.ts'

const locales = { en: 'en-US', es: 'es-US' } as const
const height = 300
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
  const short = new Intl.DateTimeFormat(locales[language], { month: 'short', day: 'numeric', timeZone: 'UTC' })
  const frame = useNewestInSight(days.length)
  return (
    <Box ref={frame} {...(isScrolled ? scrolled : {})}>
      <BarChart
        dataset={days.map((day) => ({ ...day }))}
        height={height}
        {...(isScrolled ? { width } : {})}
        margin={{ left: 0, right: isScrolled ? 0 : 8, top: 16, bottom: 0 }}
        hideLegend
        grid={{ horizontal: true }}
        xAxis={[
          {
            dataKey: 'date',
            scaleType: 'band',
            categoryGapRatio: days.length > 120 ? 0.1 : 0.3,
            disableTicks: true,
            tickLabelMinGap: 24,
            valueFormatter: (day: string, { location }) =>
              location === 'tick' ? short.format(new Date(`${day}T12:00:00Z`)) : formatDay(day, language),
          },
        ]}
        yAxis={[
          {
            width: axisWidth,
            position: isScrolled ? 'right' : 'left',
            disableLine: true,
            disableTicks: true,
            valueFormatter: (value: number) => numberText(value, language),
          },
        ]}
        series={[
          {
            dataKey: 'pounds',
            label: text('chartPounds'),
            valueFormatter: (value) => pounds(value ?? 0),
            ...(palette ? { color: palette.primary.main } : {}),
          },
        ]}
      />
    </Box>
  )
}

const scrolled = { sx: { overflowX: 'auto' }, tabIndex: 0 } as const

function useNewestInSight(days: number) {
  const frame = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another period is looked at from its end again.
  useEffect(() => {
    if (frame.current) frame.current.scrollLeft = frame.current.scrollWidth
  }, [days])
  return frame
}
