import { Skeleton } from '@mui/material'
import * as dashboard from '../../../../shared/work/dashboard/api.ts'
import { dashboardTexts } from '../../../../shared/work/dashboard/texts.ts'
import { useLastKnown } from '../../core/data/lastKnown.ts'
import { Figures } from '../../core/figures/Figures.tsx'
import { numberText } from '../../core/time/time.ts'
import { LoadFailed } from '../../core/ui/LoadFailed.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'

/** The three stat wells of section 2. */
const wells = [
  ['wellPounds', 'TransactionsPoundsTotal'],
  ['wellStores', 'DonorsTotal'],
  ['wellReceipts', 'PickupsTotal'],
] as const

export function Wells() {
  const text = useText(dashboardTexts)
  const { language } = useLanguage()
  const { data, error, mutate } = useLastKnown(dashboard.getDashboard, {})
  if (error && !data) return <LoadFailed error={error} onRetry={() => mutate()} />
  const figures = wells.map(([title, field]) => ({
    label: text(title),
    value: data ? numberText(data[field], language, 0) : <Skeleton width="60%" />,
  }))
  return <Figures label={text('totals')} figures={figures} isLarge />
}
