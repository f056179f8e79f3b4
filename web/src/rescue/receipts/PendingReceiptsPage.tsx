import { Alert, Button, Stack } from '@mui/material'
import { plural } from '../../../../shared/core/text/text.ts'
import { offerClockSeconds } from '../../../../shared/rescue/donations/status/offer.ts'
import { agencyTexts } from '../../../../shared/rescue/offers/texts/agency.ts'
import { paths } from '../../core/paths.ts'
import { useNow } from '../../core/time/clock.ts'
import { EmptyState } from '../../core/ui/EmptyState.tsx'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { CardsSkeleton } from '../../core/ui/Skeletons.tsx'
import { useToday } from '../../core/ui/useToday.ts'
import { WhenLoaded } from '../../core/ui/WhenLoaded.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { isOpenOffer, pendingReceipts } from '../offers/agencyGroups.ts'
import { DonationSection } from '../offers/DonationSection.tsx'
import { useCurrentDonations } from '../offers/useCurrentDonations.ts'

/** Accepted donations and the receipts they still need; state app.agency-adhoc-newandinprogress. */
export default function PendingReceiptsPage() {
  const text = useText(agencyTexts)
  const { today } = useToday()
  const now = useNow(offerClockSeconds * 1000)
  const answer = useCurrentDonations()
  const { data } = answer
  const offers = data?.filter((row) => isOpenOffer(row, now)).length ?? 0
  return (
    <>
      <PageHeader
        title={text('pendingReceipts')}
        subtitle={text('pendingLead')}
        actions={
          <Button href={paths.newReceipt('Agency')} variant="outlined">
            {text('newReceipt')}
          </Button>
        }
      />
      {offers > 0 ? <OffersWaiting count={offers} /> : null}
      <WhenLoaded answer={answer} skeleton={<CardsSkeleton cards={3} height={120} />}>
        {(data) => <Pending {...pendingReceipts(data, today)} />}
      </WhenLoaded>
    </>
  )
}

function OffersWaiting({ count }: { count: number }) {
  const text = useText(agencyTexts)
  const { language } = useLanguage()
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2.5 }}
      action={
        <Button href={paths.agencyActiveList()} color="inherit" size="small" sx={{ whiteSpace: 'nowrap' }}>
          {text('seeOffers')}
        </Button>
      }
    >
      {text(plural(language, 'offersWaiting', count), { count })}
    </Alert>
  )
}

function Pending({ ready, waiting }: ReturnType<typeof pendingReceipts>) {
  const text = useText(agencyTexts)
  if (ready.length + waiting.length === 0)
    return (
      <Panel isFlush>
        <EmptyState
          art="receipt"
          title={text('noPending')}
          text={text('noPendingText')}
          action={{ label: text('seeOffers'), href: paths.agencyActiveList() }}
        />
      </Panel>
    )
  return (
    <Stack spacing={3}>
      <DonationSection title={text('ready')} rows={ready} />
      <DonationSection title={text('waiting')} rows={waiting} />
    </Stack>
  )
}
