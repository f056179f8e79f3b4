import Skeleton from '@mui/material/Skeleton'
import * as dashboard from '../../../shared/api/dashboard.ts'
import { dashboardTexts } from '../../../shared/text/dashboard.ts'
import { useLanguage, useText } from '../app/language.tsx'
import { useApi } from '../data/useApi.ts'
import { Figures } from '../ui/Figures.tsx'
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
  const figures = wells.map(([title, field]) => ({
    label: text(title),
    value: data ? numberText(data[field], language, 0) : <Skeleton width="60%" />,
  }))
  return <Figures label={text('totals')} figures={figures} isLarge />
}
