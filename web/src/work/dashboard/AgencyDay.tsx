import { Box, Stack } from '@mui/material'
import { lazy, Suspense } from 'react'
import { offerClockSeconds } from '../../../../shared/rescue/donations/status/offer.ts'
import { dashboardTexts } from '../../../../shared/work/dashboard/texts.ts'
import { paths } from '../../core/paths.ts'
import { useNow } from '../../core/time/clock.ts'
import { useToday } from '../../core/ui/useToday.ts'
import { useText } from '../../core/words/language.tsx'
import { agencyGroups } from '../../rescue/offers/agencyGroups.ts'
import { DonationSection } from '../../rescue/offers/DonationSection.tsx'
import { useCurrentDonations } from '../../rescue/offers/useCurrentDonations.ts'

/** Without its code the rest of the page goes on. */
const PantryWindows = lazy(() => import('./PantryWindows.tsx').catch(() => ({ default: () => null })))

/** Both halves of the agency's day: pickups and receipts that are due, and beside them its pantry's windows. */
export function AgencyDay() {
  const text = useText(dashboardTexts)
  const { today } = useToday()
  const now = useNow(offerClockSeconds * 1000)
  const { data = [] } = useCurrentDonations()
  const { underway, toReceipt } = agencyGroups(data, today, now)
  const pickups = underway.filter(({ PickupDate }) => PickupDate === today)
  return (
    <Box sx={halves}>
      {pickups.length + toReceipt.length > 0 ? (
        <Stack spacing={3}>
          <DonationSection title={text('pickupsToday')} rows={pickups} short={short} />
          <DonationSection title={text('receiptsDue')} rows={toReceipt} short={short} />
        </Stack>
      ) : null}
      <Suspense fallback={null}>
        <PantryWindows />
      </Suspense>
    </Box>
  )
}

const short = { rows: 4, href: paths.pendingReceipts() }

const halves = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  // A pickup's line needs the width that a small window has.
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'repeat(auto-fit, minmax(440px, 1fr))' },
  '&:empty': { display: 'none' },
} as const
