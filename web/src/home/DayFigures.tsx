import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { homeTexts } from '../../../shared/text/home.ts'
import { minutesToClaim, type TotalsAmounts } from '../../../shared/totals/totals.ts'
import { useLanguage, useText } from '../app/language.tsx'
import { numberText } from '../ui/time.ts'

/** What the food bank's day has come to so far. */
export function DayFigures({ figures }: { figures: TotalsAmounts }) {
  const text = useText(homeTexts)
  const { language } = useLanguage()
  const minutes = minutesToClaim(figures)
  const shown = [
    ['posted', figures.Donations],
    ['offeredPounds', figures.OfferedPounds],
    ['claimedToday', figures.Claimed],
    ['minutesToClaim', minutes],
    ['receivedPounds', figures.ReceivedPounds],
  ] as const
  return (
    <Box component="section" aria-labelledby="today-figures">
      <Typography variant="h2" id="today-figures" sx={{ mb: 1.5 }}>
        {text('today')}
      </Typography>
      <Card>
        <Box component="dl" sx={row}>
          {shown.map(([title, value]) => (
            <Box key={title} sx={{ display: 'flex', flexDirection: 'column-reverse', p: 2 }}>
              <Box component="dt" sx={{ color: 'text.secondary', typography: 'body2' }}>
                {text(title)}
              </Box>
              <Box component="dd" sx={{ m: 0, typography: 'h2' }}>
                {value === null ? '–' : numberText(value, language, 0)}
              </Box>
            </Box>
          ))}
        </Box>
      </Card>
    </Box>
  )
}

const row = { m: 0, display: 'grid', gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(5, 1fr)' } } as const
