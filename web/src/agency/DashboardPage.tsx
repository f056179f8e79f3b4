import Box from '@mui/material/Box'
import { agency } from '../../../shared/api/agency.ts'
import { defaultRange } from '../../../shared/dashboard/range.ts'
import { dashboardTexts } from '../../../shared/text/dashboard.ts'
import { useText } from '../app/language.tsx'
import { askAhead } from '../data/askAhead.ts'
import { serverNow } from '../data/clock.ts'
import { sessionAhead, useSession } from '../data/useSession.ts'
import { PageHeader } from '../ui/PageHeader.tsx'
import { dayOf } from '../ui/time.ts'
import { AttentionPanel } from './AttentionPanel.tsx'
import { PickupsPanel } from './PickupsPanel.tsx'
import { Tiles } from './Tiles.tsx'
import { pickupsQuery } from './useChartRange.ts'
import { Wells } from './Wells.tsx'

export function ahead() {
  void askAhead(agency.listNewInProgressDonations, {})
  void askAhead(agency.getDashboard, {})
  // A period of the person's own stands in the address, and is asked for by the panel that reads it there.
  if (location.hash.includes('?')) return
  const pickups = sessionAhead().then(({ TimeZone }) =>
    askAhead(agency.getDashboardPickups, pickupsQuery(defaultRange(dayOf(serverNow(), TimeZone)))),
  )
  // A failure shows where the answer is used.
  pickups.catch(() => undefined)
}

/** The agency's home: the food that waits for an answer, the ways to everything else, and what was picked up so far. */
export default function DashboardPage() {
  const text = useText(dashboardTexts)
  const { EntityName } = useSession()
  return (
    <>
      <PageHeader title={text('title')} subtitle={EntityName} />
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
        <AttentionPanel />
        <Tiles />
        <Wells />
        <PickupsPanel />
      </Box>
    </>
  )
}
