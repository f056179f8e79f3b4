import { Box, Skeleton, Stack, useMediaQuery } from '@mui/material'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { isFoodBankRole } from '../../../../shared/core/access.ts'
import { agencyLabelTones } from '../../../../shared/rescue/donations/status/agencyLabel.ts'
import { statusTexts } from '../../../../shared/rescue/donations/texts/status.ts'
import type { Offer } from '../../../../shared/rescue/offers/api.ts'
import { offerTexts } from '../../../../shared/rescue/offers/texts/offer.ts'
import { useSession } from '../../core/data/useSession.ts'
import { paths } from '../../core/paths.ts'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { useText } from '../../core/words/language.tsx'
import { AnswerBar } from './answer/AnswerBar.tsx'
import { AnswerFailed } from './answer/AnswerFailed.tsx'
import { AnswerPanel } from './answer/AnswerPanel.tsx'
import type { AnswerFailure } from './answer/answerFailure.ts'
import { type Choice, proposalOf } from './answer/proposal.ts'
import { useAnswer } from './answer/useAnswer.ts'
import { OfferContacts } from './OfferContacts.tsx'
import { OfferContents } from './OfferContents.tsx'
import { OfferFacts } from './OfferFacts.tsx'
import { OfferNotice } from './OfferNotice.tsx'
import { offerPoints } from './offerPoints.ts'
import { type OfferState, offerState } from './offerState.ts'
import { TimeAnnouncement } from './TimeLeft.tsx'
import { useOfferNow } from './useOfferNow.ts'

const PointsMap = lazy(() => import('../../core/map/PointsMap.tsx').then((parts) => ({ default: parts.PointsMap })))
/** Of the map and the list of its two points. */
const mapHeight = 450

/** The offer as it stands at this moment, with the answer while one can be given. */
export function OfferView({ offer }: { offer: Offer }) {
  const { Transaction: donation, Match: match } = offer
  const now = useOfferNow(match.AgencyExpirationTime)
  const role = useSession().ActiveRole
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('md'))
  const answering = useAnswer(offer)
  const [choice, setChoice] = useState<Choice>({ slotId: 0, driverId: 0 })
  const choose = (next: Choice) => {
    setChoice(next)
    // Another choice makes the failure of the one before outdated.
    answering.clearFailure()
  }
  const state = offerState(offer, now)
  const wasOpen = useRef(false)
  if (state === 'open') wasOpen.current = true
  const proposal = state === 'open' ? proposalOf(offer, choice, now) : undefined
  const answer = proposal && { answering, proposal, driverId: choice.driverId ?? 0, now, zone: donation.TimeZone }
  return (
    <>
      <PageHeader
        title={donation.DonorLocation.Donor.Name}
        subtitle={<OfferFacts offer={offer} />}
        status={<StatusChip {...useStatus(offer, state)} />}
        back={isFoodBankRole(role) ? paths.statusGrid('FoodBank') : paths.agencyActiveList()}
      />
      <TimeAnnouncement match={match} now={now} state={state} />
      <AnswerFailed failure={stillTrue(answering.failure, state)} />
      {state === 'open' ? null : <OfferNotice offer={offer} state={state} now={now} wasOpen={wasOpen.current} />}
      <Columns offer={offer}>
        {answer ? (
          <AnswerPanel {...answer} match={match} choice={choice} onChoose={choose} hasButtons={!isNarrow} />
        ) : null}
      </Columns>
      {answer && isNarrow ? <AnswerBar {...answer} match={match} /> : null}
    </>
  )
}

/** Contents, location and contacts of an offer, around the answer while there is one to give. */
function Columns({ offer, children }: { offer: Offer; children: ReactNode }) {
  const text = useText(offerTexts)
  const contacts = <OfferContacts offer={offer} />
  return (
    <Box sx={columns}>
      <Box sx={beside}>{children ?? contacts}</Box>
      <Stack spacing={2.5}>
        <OfferContents donation={offer.Transaction} />
        <Suspense fallback={<Skeleton variant="rounded" height={mapHeight} />}>
          <PointsMap label={text('map')} points={offerPoints(offer)} />
        </Suspense>
        {children ? contacts : null}
      </Stack>
    </Box>
  )
}

/** The server's status; once the clock here has run out it would still say that an answer is awaited. */
function useStatus(offer: Offer, state: OfferState) {
  const text = useText(statusTexts)
  return state === 'expired'
    ? { label: text('labelNotAccepted'), tone: agencyLabelTones.labelNotAccepted }
    : { label: offer.StatusLabel, tone: offer.StatusTone }
}

/** A lost answer may have arrived all the same; once the offer shows it, the failure is no longer true. */
function stillTrue(failure: AnswerFailure | undefined, state: OfferState) {
  const hasArrived = failure?.kind === 'accept' ? state === 'accepted' : state === 'declined'
  return hasArrived ? undefined : failure
}

const columns = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(340px, 400px)' },
} as const

/** First to read and to reach; on a wide screen at the right, in sight while the rest scrolls. */
const beside = {
  gridColumn: { md: 2 },
  gridRow: { md: 1 },
  position: { md: 'sticky' },
  top: 84,
} as const
