import { Box, Card, Typography } from '@mui/material'
import type { Language } from '../../../../shared/core/text/text.ts'
import { addDays } from '../../../../shared/core/time/zone.ts'
import { comparedDays } from '../../../../shared/work/totals/totals.ts'
import { numberText } from '../../core/time/time.ts'
import { useLanguage } from '../../core/words/language.tsx'

interface DayFiguresProps {
  title: string
  figures: readonly DayFigure[]
}

/** A figure of today, the words that compare it, and the bars of the days up to today; without both while there is no past. */
export interface DayFigure {
  title: string
  value: number | null
  usual?: string
  bars?: readonly number[]
}

/** The same of each of the days before today, oldest first; `none` where nothing was counted. */
export function figuresBefore<A>(today: string, days: readonly { Day: string; Figures: A }[], none: A): A[] {
  const known = new Map(days.map(({ Day, Figures }) => [Day, Figures]))
  return Array.from({ length: comparedDays }, (_, n) => known.get(addDays(today, n - comparedDays)) ?? none)
}

/** Figures of the day so far, each beside the two weeks before. */
export function DayFigures({ title: heading, figures }: DayFiguresProps) {
  const { language } = useLanguage()
  return (
    <Box component="section" aria-labelledby="today-figures">
      <Typography variant="h3" component="h2" id="today-figures" sx={{ mb: 1 }}>
        {heading}
      </Typography>
      <Card>
        <Box component="dl" sx={grid}>
          {figures.map(({ title, value, usual, bars }) => (
            <Box key={title} sx={well}>
              <Box component="dt" sx={{ typography: 'body2' }}>
                {title}
              </Box>
              <Box component="dd" sx={amount}>
                <Box component="span" sx={{ typography: 'h2' }}>
                  {figureText(value, language)}
                </Box>
                {bars ? <Bars values={bars} /> : null}
              </Box>
              {usual ? (
                <Box component="dd" sx={{ m: 0, typography: 'caption', color: 'text.secondary' }}>
                  {usual}
                </Box>
              ) : null}
            </Box>
          ))}
        </Box>
      </Card>
    </Box>
  )
}

export const figureText = (value: number | null, language: Language) =>
  value === null ? '–' : numberText(value, language, 0)

const [step, width, height] = [5, 3, 32]

/** A bar a day, the last in full colour: the words beside it say the same. */
function Bars({ values }: { values: readonly number[] }) {
  const most = Math.max(...values, 1)
  return (
    <svg width={values.length * step} height={height} aria-hidden="true">
      {values.map((value, n) => {
        const tall = Math.max(1, (value / most) * height)
        const isToday = n === values.length - 1
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar has nothing but its place.
            key={n}
            x={n * step}
            y={height - tall}
            width={width}
            height={tall}
            rx={1}
            fill={`var(--mui-palette-primary-${isToday ? 'main' : 'light'})`}
            opacity={isToday ? 1 : 0.45}
          />
        )
      })}
    </svg>
  )
}

const grid = { m: 0, display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))' } as const
const well = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignContent: 'center',
  columnGap: 1.5,
  px: 2,
  py: 0.75,
  mt: '-1px',
  minHeight: 48,
  borderTop: '1px solid',
  borderColor: 'divider',
} as const
const amount = { m: 0, gridRow: '1 / 3', gridColumn: 2, display: 'flex', alignItems: 'center', gap: 1.5 } as const
