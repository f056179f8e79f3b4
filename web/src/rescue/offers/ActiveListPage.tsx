import { Box, Button, Stack, Typography } from '@mui/material'
import { app } from '../../../../shared/core/text/app.ts'
import { offerClockSeconds } from '../../../../shared/rescue/donations/status/offer.ts'
import { agencyTexts } from '../../../../shared/rescue/offers/texts/agency.ts'
import { LiveList } from '../../core/grid/LiveList.tsx'
import { useListState } from '../../core/grid/useListState.ts'
import { paths } from '../../core/paths.ts'
import { useNow } from '../../core/time/clock.ts'
import { EmptyState } from '../../core/ui/EmptyState.tsx'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { CardsSkeleton } from '../../core/ui/Skeletons.tsx'
import { useToday } from '../../core/ui/useToday.ts'
import { WhenLoaded } from '../../core/ui/WhenLoaded.tsx'
import { useText } from '../../core/words/language.tsx'
import { type AgencyGroups, agencyGroups } from './agencyGroups.ts'
import { CurrentFilters } from './CurrentFilters.tsx'
import { firstCurrentFilters } from './currentQuery.ts'
import { DonationSection } from './DonationSection.tsx'
import { OfferCard } from './OfferCard.tsx'
import { useCurrentDonations } from './useCurrentDonations.ts'

/** Current donations of an agency: offers to answer first, then what it accepted, then what it has yet to receipt. */
export default function ActiveListPage() {
  const text = useText(agencyTexts)
  const { today } = useToday()
  const now = useNow(offerClockSeconds * 1000)
  const list = useListState(firstCurrentFilters)
  const answer = useCurrentDonations(list.filters)
  return (
    <>
      <PageHeader
        title={text('offers')}
        subtitle={text('offersLead')}
        actions={
          <Button href={paths.agencyHistory()} variant="outlined">
            {text('seeHistory')}
          </Button>
        }
      />
      <CurrentFilters list={list} />
      <WhenLoaded answer={answer} skeleton={<CardsSkeleton cards={3} height={140} />}>
        {(data) => <Groups groups={agencyGroups(data, today, now)} now={now} onClear={list.clear} />}
      </WhenLoaded>
    </>
  )
}

interface GroupsProps {
  groups: AgencyGroups
  now: number
  /** Present when filters are set: removes them. */
  onClear: (() => void) | undefined
}

function Groups({ groups, now, onClear }: GroupsProps) {
  const text = useText(agencyTexts)
  const { offers, underway, toReceipt } = groups
  if (offers.length + underway.length + toReceipt.length === 0)
    return <Panel isFlush>{onClear ? <NoHits onClear={onClear} /> : <NothingWaits />}</Panel>
  return (
    <Stack spacing={4}>
      {offers.length > 0 || !onClear ? <Offers rows={offers} now={now} /> : null}
      <DonationSection title={text('underway')} rows={underway} />
      <DonationSection title={text('toReceipt')} rows={toReceipt} />
    </Stack>
  )
}

function Offers({ rows, now }: { rows: AgencyGroups['offers']; now: number }) {
  const text = useText(agencyTexts)
  return (
    <Box component="section" aria-labelledby="to-answer">
      <Typography variant="h2" id="to-answer" sx={{ mb: 1.5 }}>
        {rows.length > 0 ? `${text('toAnswer')} (${rows.length})` : text('toAnswer')}
      </Typography>
      {rows.length > 0 ? (
        <LiveList gap={1.5}>
          {rows.map((row) => (
            <OfferCard key={row.MatchID} row={row} now={now} />
          ))}
        </LiveList>
      ) : (
        <Typography color="textSecondary">{text('noOffers')}</Typography>
      )}
    </Box>
  )
}

function NothingWaits() {
  const text = useText(agencyTexts)
  return (
    <EmptyState
      art="truck"
      title={text('nothingTitle')}
      text={text('nothingText')}
      action={{ label: text('seeHistory'), href: paths.agencyHistory() }}
    />
  )
}

function NoHits({ onClear }: { onClear: () => void }) {
  const text = useText(app)
  return (
    <EmptyState
      art="magnifier"
      title={text('noOptions')}
      text={text('noHitsText')}
      action={{ label: text('clearFilters'), onClick: onClear }}
    />
  )
}
