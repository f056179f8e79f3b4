import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import * as dashboard from '../../../shared/api/dashboard.ts'
import { dashboardTexts } from '../../../shared/text/dashboard.ts'
import { useLanguage, useText } from '../app/language.tsx'
import { useApi } from '../data/useApi.ts'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { numberText } from '../ui/time.ts'

/** The three stat wells of section 2. */
const wells = [
  ['wellPounds', 'TransactionsPoundsTotal'],
  ['wellStores', 'DonorsTotal'],
  ['wellReceipts', 'PickupsTotal'],
] as const

export function Wells() {
  const text = useText(dashboardTexts)
  const { language } = useLanguage()
  const { data, error, mutate } = useApi(dashboard.getDashboard, {})
  if (error && !data) return <LoadFailed error={error} onRetry={() => mutate()} />
  return (
    <Card component="section" aria-label={text('totals')}>
      <Box component="dl" sx={row}>
        {wells.map(([title, field]) => (
          <Box key={field} sx={well}>
            <Box component="dd" sx={{ m: 0, typography: 'h1', fontSize: 'clamp(1.625rem, 1.2rem + 1.6vw, 2.375rem)' }}>
              {data ? numberText(data[field], language, 0) : <Skeleton width="60%" />}
            </Box>
            <Box component="dt" sx={{ color: 'text.secondary', typography: 'body2' }}>
              {text(title)}
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  )
}

const row = { m: 0, display: 'grid', gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)' } } as const

/** The name comes first for screen readers and stands below the number for the eye. */
const well = {
  display: 'flex',
  flexDirection: 'column',
  p: 2.5,
  '&:not(:first-of-type)': { borderLeft: { sm: '1px solid var(--mui-palette-divider)' } },
  '&:first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' }, pb: { xs: 0.5, sm: 2.5 } },
} as const
