import { Box, Typography } from '@mui/material'
import { homeTexts } from '../../../../shared/work/home/texts.ts'
import { minutesToClaim, type TotalsAmounts } from '../../../../shared/work/totals/totals.ts'
import { numberText } from '../../core/time/time.ts'
import { Figures } from '../../core/ui/Figures.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'

/** Figures of the food bank's day so far. */
export function DayFigures({ figures }: { figures: TotalsAmounts }) {
  const text = useText(homeTexts)
  const { language } = useLanguage()
  const shown = [
    ['posted', figures.Donations],
    ['offeredPounds', figures.OfferedPounds],
    ['claimedToday', figures.Claimed],
    ['minutesToClaim', minutesToClaim(figures)],
    ['receivedPounds', figures.ReceivedPounds],
  ] as const
  return (
    <Box component="section" aria-labelledby="today-figures">
      <Typography variant="h2" id="today-figures" sx={{ mb: 1.5 }}>
        {text('today')}
      </Typography>
      <Figures
        figures={shown.map(([title, value]) => ({
          label: text(title),
          value: value === null ? '–' : numberText(value, language, 0),
        }))}
      />
    </Box>
  )
}
