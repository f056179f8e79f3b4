import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import { Box, Button, Card, List, Skeleton, Typography } from '@mui/material'
import { plural } from '../../../../shared/core/text/text.ts'
import { offerClockSeconds } from '../../../../shared/rescue/donations/status/offer.ts'
import type { AgencyRow } from '../../../../shared/rescue/offers/api.ts'
import { dashboardTexts } from '../../../../shared/work/dashboard/texts.ts'
import { paths } from '../../core/paths.ts'
import { useNow } from '../../core/time/clock.ts'
import { useToday } from '../../core/ui/useToday.ts'
import { WhenLoaded } from '../../core/ui/WhenLoaded.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { agencyGroups } from '../../rescue/offers/agencyGroups.ts'
import { OfferCard } from '../../rescue/offers/OfferCard.tsx'
import { useCurrentDonations } from '../../rescue/offers/useCurrentDonations.ts'

/** Offers shown on the dashboard itself; the rest is one step away. */
const maxShown = 3

/** On top of the dashboard, before anything else: food that somebody has to answer for now. */
export function AttentionPanel() {
  const text = useText(dashboardTexts)
  const { today } = useToday()
  const now = useNow(offerClockSeconds * 1000)
  const answer = useCurrentDonations()
  const skeleton = <Skeleton variant="rounded" height={76} sx={{ borderRadius: 3 }} />
  return (
    <WhenLoaded answer={answer} skeleton={skeleton} message={text('waitingFailed')}>
      {(donations) => <Waiting offers={agencyGroups(donations, today, now).offers} now={now} />}
    </WhenLoaded>
  )
}

function Waiting({ offers, now }: { offers: readonly AgencyRow[]; now: number }) {
  const text = useText(dashboardTexts)
  const { language } = useLanguage()
  const count = offers.length
  if (count === 0) return <NothingWaits />
  return (
    <Box component="section" aria-labelledby="waiting">
      <Typography variant="h2" id="waiting" sx={{ mb: 1.5 }}>
        {text(plural(language, 'waiting', count), { count })}
      </Typography>
      <List disablePadding sx={{ display: 'grid', gap: 1.5 }}>
        {offers.slice(0, maxShown).map((row) => (
          <OfferCard key={row.MatchID} row={row} now={now} />
        ))}
      </List>
      {count > maxShown ? (
        <Button href={paths.agencyActiveList()} sx={{ mt: 1 }}>
          {text('waitingMore', { count })}
        </Button>
      ) : null}
    </Box>
  )
}

function NothingWaits() {
  const text = useText(dashboardTexts)
  return (
    <Card sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 2.5, py: 1.5 }}>
      <CheckCircleOutlined aria-hidden sx={{ color: 'success.main' }} />
      <Box>
        <Typography sx={{ fontWeight: 600 }}>{text('waitingNone')}</Typography>
        <Typography variant="body2" color="textSecondary">
          {text('waitingNoneText')}
        </Typography>
      </Box>
    </Card>
  )
}
