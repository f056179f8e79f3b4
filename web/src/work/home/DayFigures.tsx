import { Box, Card, Typography } from '@mui/material'
import { addDays } from '../../../../shared/core/time/zone.ts'
import { comparedDays } from '../../../../shared/work/dashboard/api.ts'
import { homeTexts } from '../../../../shared/work/home/texts.ts'
import { minutesToClaim, noAmounts, sumAmounts, type TotalsAmounts } from '../../../../shared/work/totals/totals.ts'
import { numberText } from '../../core/time/time.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'

interface DayFiguresProps {
  today: string
  figures: TotalsAmounts
  /** Of the days before, as far as something was counted. */
  days: readonly { Day: string; Figures: TotalsAmounts }[]
}

/** A figure of a day, and its mean of many days. */
const measures = [
  ['posted', ({ Donations }) => Donations],
  ['offeredPounds', ({ OfferedPounds }) => OfferedPounds],
  ['claimedToday', ({ Claimed }) => Claimed],
  ['minutesToClaim', minutesToClaim],
  ['receivedPounds', ({ ReceivedPounds }) => ReceivedPounds],
] as const satisfies readonly (readonly [string, (amounts: TotalsAmounts) => number | null])[]

/** Figures of the food bank's day so far, each beside the two weeks before. */
export function DayFigures({ today, figures, days }: DayFiguresProps) {
  const text = useText(homeTexts)
  const { language } = useLanguage()
  const known = new Map(days.map(({ Day, Figures }) => [Day, Figures]))
  const before = Array.from(
    { length: comparedDays },
    (_, n) => known.get(addDays(today, n - comparedDays)) ?? noAmounts,
  )
  const all = sumAmounts(before)
  const said = (value: number | null) => (value === null ? '–' : numberText(value, language, 0))
  return (
    <Box component="section" aria-labelledby="today-figures">
      <Typography variant="h3" component="h2" id="today-figures" sx={{ mb: 1 }}>
        {text('today')}
      </Typography>
      <Card>
        <Box component="dl" sx={grid}>
          {measures.map(([title, of]) => {
            const usual = title === 'minutesToClaim' ? of(all) : (of(all) ?? 0) / comparedDays
            return (
              <Box key={title} sx={well}>
                <Box component="dt" sx={{ color: 'text.secondary', typography: 'body2' }}>
                  {text(title)}
                </Box>
                <Box component="dd" sx={{ m: 0, display: 'flex', alignItems: 'end', gap: 1.5 }}>
                  <Box sx={{ flex: 1 }}>
                    <Box sx={{ typography: 'h2' }}>{said(of(figures))}</Box>
                    {days.length > 0 ? (
                      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
                        {text(title === 'minutesToClaim' ? 'usualMinutes' : 'usual', { value: said(usual) })}
                      </Box>
                    ) : null}
                  </Box>
                  {days.length > 0 ? <Bars values={[...before, figures].map((amounts) => of(amounts) ?? 0)} /> : null}
                </Box>
              </Box>
            )
          })}
        </Box>
      </Card>
    </Box>
  )
}

const [step, width, height] = [6, 4, 32]

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

const grid = { m: 0, display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))' } as const
const well = { px: 2, py: 1.5, mt: '-1px', borderTop: '1px solid', borderColor: 'divider' } as const
