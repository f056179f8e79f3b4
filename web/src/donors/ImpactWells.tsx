import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import type { ImpactFigures } from '../../../shared/donor/impact.ts'
import { impactTexts } from '../../../shared/text/impact.ts'
import { useLanguage, useText } from '../app/language.tsx'
import { numberText } from '../ui/time.ts'
import { useImpactTexts } from './useImpactTexts.ts'

/** The four figures of a period. */
export function ImpactWells({ figures }: { figures: ImpactFigures }) {
  const text = useText(impactTexts)
  const { language } = useLanguage()
  const { share, minutes } = useImpactTexts()
  const wells = [
    ['pounds', numberText(figures.ReceivedPounds, language, 0)],
    ['meals', numberText(figures.Meals, language, 0)],
    ['share', share(figures.ShareClaimed)],
    ['minutes', minutes(figures.MinutesToClaim)],
  ] as const
  return (
    <Card component="section" aria-label={text('figures')}>
      <Box component="dl" sx={row}>
        {wells.map(([name, value]) => (
          <Box key={name} sx={well}>
            <Box component="dd" sx={{ m: 0, typography: 'h1', fontSize: 'clamp(1.5rem, 1.1rem + 1.6vw, 2.25rem)' }}>
              {value}
            </Box>
            <Box component="dt" sx={{ color: 'text.secondary', typography: 'body2' }}>
              {text(name)}
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  )
}

const row = { m: 0, display: 'grid', gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' } } as const
/** The name comes first for screen readers and stands below the number for the eye. */
const well = { display: 'flex', flexDirection: 'column', p: 2.5 } as const
