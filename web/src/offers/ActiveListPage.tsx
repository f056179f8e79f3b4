import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import List from '@mui/material/List'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { offerClockSeconds } from '../../../shared/status/offer.ts'
import { agencyTexts } from '../../../shared/text/agency.ts'
import { useText } from '../app/language.tsx'
import { useNow } from '../data/clock.ts'
import { paths } from '../paths.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { Panel } from '../ui/Panel.tsx'
import { CardsSkeleton } from '../ui/Skeletons.tsx'
import { WhenLoaded } from '../ui/WhenLoaded.tsx'
import { type AgencyGroups, agencyGroups } from './agencyGroups.ts'
import { DonationSection } from './DonationSection.tsx'
import { OfferCard } from './OfferCard.tsx'
import { useCurrentDonations } from './useCurrentDonations.ts'
import { useToday } from './useToday.ts'

/** What an agency has before it now: offers to answer first, then what it accepted, then what it has yet to receipt. */
export default function ActiveListPage() {
  const text = useText(agencyTexts)
  const { today } = useToday()
  const now = useNow(offerClockSeconds * 1000)
  const answer = useCurrentDonations()
  return (
    <>
      <PageHeader
        title={text('offersTitle')}
        subtitle={text('offersLead')}
        actions={
          <Button href={paths.agencyHistory()} variant="outlined">
            {text('seeHistory')}
          </Button>
        }
      />
      <WhenLoaded answer={answer} skeleton={<CardsSkeleton cards={3} height={140} />}>
        {(data) => <Groups groups={agencyGroups(data, today, now)} now={now} />}
      </WhenLoaded>
    </>
  )
}

function Groups({ groups, now }: { groups: AgencyGroups; now: number }) {
  const text = useText(agencyTexts)
  const { offers, underway, toReceipt } = groups
  if (offers.length + underway.length + toReceipt.length === 0)
    return (
      <Panel isFlush>
        <EmptyState
          title={text('nothingTitle')}
          text={text('nothingText')}
          action={{ label: text('seeHistory'), href: paths.agencyHistory() }}
        />
      </Panel>
    )
  return (
    <Stack spacing={4}>
      <Box component="section" aria-labelledby="to-answer">
        <Typography variant="h2" id="to-answer" sx={{ mb: 1.5 }}>
          {offers.length > 0 ? `${text('toAnswer')} (${offers.length})` : text('toAnswer')}
        </Typography>
        {offers.length > 0 ? (
          <List disablePadding sx={{ display: 'grid', gap: 1.5 }}>
            {offers.map((row) => (
              <OfferCard key={row.MatchID} row={row} now={now} />
            ))}
          </List>
        ) : (
          <Typography color="textSecondary">{text('noOffers')}</Typography>
        )}
      </Box>
      <DonationSection title={text('underway')} rows={underway} />
      <DonationSection title={text('toReceipt')} rows={toReceipt} />
    </Stack>
  )
}
