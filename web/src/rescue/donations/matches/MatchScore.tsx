import { Box, LinearProgress, Typography } from '@mui/material'
import type { AgencyMatch } from '../../../../../shared/rescue/donations/donation.ts'
import { transactionTexts } from '../../../../../shared/rescue/donations/texts/transaction.ts'
import { componentTexts } from '../../../../../shared/rescue/offers/explanation.ts'
import { numberText } from '../../../core/time/time.ts'
import { useLanguage, useText } from '../../../core/words/language.tsx'

/** Reasons for this one: each part of the score with what it earned of its weight, and the figures it was made of. */
export function MatchScore({ match }: { match: Pick<AgencyMatch, 'TotalMatchScore' | 'ScoreComponents'> }) {
  const text = useText(transactionTexts)
  const { language } = useLanguage()
  return (
    <Box sx={{ px: 2.5, pb: 2.5 }}>
      <Typography sx={{ fontWeight: 600, mb: 1.5 }}>
        {text('scoreTotal', { percent: numberText(match.TotalMatchScore, language) })}
      </Typography>
      <Box component="ul" sx={listLook}>
        {match.ScoreComponents.map((component) => {
          const { name, figures } = componentTexts(component, language)
          const points = { points: numberText(component.Points, language), weight: component.Weight }
          return (
            <Box component="li" key={component.Name}>
              <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
                <Typography variant="body2" sx={{ fontWeight: 600 }}>
                  {name}
                </Typography>
                <Typography variant="body2">{text('scoreOf', points)}</Typography>
              </Box>
              <LinearProgress
                variant="determinate"
                value={component.Weight === 0 ? 0 : Math.min(100, (component.Points / component.Weight) * 100)}
                aria-label={`${name}: ${text('scoreOf', points)}`}
                sx={{ my: 0.5 }}
              />
              <Typography variant="body2" color="textSecondary">
                {figures}
              </Typography>
            </Box>
          )
        })}
      </Box>
    </Box>
  )
}

const listLook = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  columnGap: 4,
  rowGap: 2,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
} as const
