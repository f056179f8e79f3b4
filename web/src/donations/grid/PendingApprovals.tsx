import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import * as offers from '../../../../shared/api/offers.ts'
import { pendingApproval } from '../../../../shared/status/statusTypes.ts'
import { statusGridTexts } from '../../../../shared/text/statusGrid.ts'
import { plural } from '../../../../shared/text/text.ts'
import { useLanguage, useText } from '../../app/language.tsx'
import { serverNow } from '../../data/clock.ts'
import { useApi } from '../../data/useApi.ts'
import { useUrlQuery } from '../../grid/useUrlQuery.ts'
import { paths } from '../../paths.ts'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { dayOf, zoneHere } from '../../ui/time.ts'
import { firstFilters } from './gridQuery.ts'

/**
 * How many match lists wait for the food bank, and the way to them: the grid below with that status, longest waiting first, so
 * that each donation stands on the page once.
 */
export function PendingApprovals() {
  const text = useText(statusGridTexts)
  const { language } = useLanguage()
  const [query] = useUrlQuery()
  const { data, error, mutate } = useApi(offers.listPendingMatches, {}, { poll: 30_000 })
  if (error && !data) return <LoadFailed error={error} onRetry={() => mutate()} />
  const rows = data?.rows ?? []
  if (rows.length === 0) return null
  const status = pendingApproval.ID
  const isShown = query.get('status') === String(status)
  const href = paths.statusGridUnder('FoodBank', { status, order: 'oldest', start: startFor(rows) })
  const see = (
    <Button color="inherit" size="small" href={href} sx={{ whiteSpace: 'nowrap' }}>
      {text('seeWaiting')}
    </Button>
  )
  return (
    <Alert severity="warning" action={isShown ? null : see} sx={{ mb: 2.5 }}>
      {text(data?.HasMore ? 'waitingMore' : plural(language, 'waiting', rows.length), { count: rows.length })}
    </Alert>
  )
}

/** The grid's first day, when it opens with a later one than the longest waiting was posted on. */
function startFor([longest]: readonly { Created: string }[]): string | undefined {
  const zone = zoneHere()
  const posted = longest && dayOf(Date.parse(longest.Created), zone)
  return posted && posted < firstFilters(dayOf(serverNow(), zone)).start ? posted : undefined
}
