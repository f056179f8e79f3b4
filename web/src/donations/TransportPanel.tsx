import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Transaction } from '../../../shared/api/donations.ts'
import * as transport from '../../../shared/api/transport.ts'
import { type AgencyMatch, acceptedMatch } from '../../../shared/donation/donation.ts'
import { driverTexts } from '../../../shared/text/driver.ts'
import { transactionTexts } from '../../../shared/text/transaction.ts'
import {
  type AttemptedPickup,
  currentPickup,
  lastCancelledPickup,
  type VolunteerSearch,
} from '../../../shared/transport/attemptedPickup.ts'
import { useText } from '../app/language.tsx'
import { Refused } from '../data/client.ts'
import { useSession } from '../data/useSession.ts'
import { Facts } from '../ui/Facts.tsx'
import { Panel } from '../ui/Panel.tsx'
import { DonationPhoto } from './DonationPhoto.tsx'
import { useMoment } from './moment.ts'
import { shows } from './standing.ts'
import { useTransactionChange } from './useTransaction.ts'

/** The volunteer's run of an accepted donation: the search, who holds it, what was reported, and who was asked. */
export function TransportPanel({ transaction }: { transaction: Transaction }) {
  const text = useText(transactionTexts)
  const match = acceptedMatch(transaction)
  if (!match || transaction.IsCancelled) return null
  const AttemptedPickups = match.AdHocTransactionAttemptedPickups
  const pickup = currentPickup({ AttemptedPickups }) ?? lastCancelledPickup({ AttemptedPickups })
  if (!match.VolunteerSearch && !pickup) return null
  return (
    <Panel title={text('transport')}>
      <Typography>{transaction.DeliveryText}</Typography>
      {match.VolunteerSearch ? <Search transaction={transaction} search={match.VolunteerSearch} /> : null}
      {pickup ? <Run transaction={transaction} pickup={pickup} /> : null}
      <Asked match={match} />
    </Panel>
  )
}

function Search({ transaction, search }: { transaction: Transaction; search: VolunteerSearch }) {
  const text = useText(transactionTexts)
  const moment = useMoment(transaction.TimeZone)
  const session = useSession()
  const { send, busy } = useTransactionChange(transaction.ID)
  const isBeginning = search.State === 'seeking' && search.Round === 0
  const again = () =>
    void send(
      transport.updateVolunteerAutomationMode,
      { id: transaction.ID, enabled: true },
      {
        done: text('askedAgain'),
        failed: (_, error) => text(error instanceof Refused ? 'volunteerOptionsFailed1' : 'volunteerOptionsFailed'),
      },
    )
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {text(isBeginning ? 'search.begins' : `search.${search.State}`, {
          round: search.Round,
          time: moment(search.RoundEnds),
        })}
      </Typography>
      {search.State !== 'seeking' && shows('changeVolunteerMode', transaction, session) ? (
        <Button variant="outlined" onClick={again} disabled={busy} sx={{ mt: 1 }}>
          {text('askVolunteersAgain')}
        </Button>
      ) : null}
    </>
  )
}

function Run({ transaction, pickup }: { transaction: Transaction; pickup: AttemptedPickup }) {
  const text = useText(transactionTexts)
  const driver = useText(driverTexts)
  const moment = useMoment(transaction.TimeZone)
  const expected = pickup.TransportationProviderActualPickupTime
    ? (pickup.TransportationProviderLastEstimatedDropoffTime ?? pickup.PlatformEstimatedDropoffWindowStart)
    : (pickup.TransportationProviderLastEstimatedPickupTime ?? pickup.PlatformEstimatedPickupWindowStart)
  const at = (label: string, instant: string | null | undefined) => (instant ? [{ label, value: moment(instant) }] : [])
  const problem = pickup.Problem
    ? [driver(`kind.${pickup.Problem.Kind}`), pickup.Problem.Note].filter(Boolean).join(': ')
    : ''
  const facts = [
    { label: text('runHolder'), value: pickup.TransportationProvider?.Name ?? '' },
    ...at(text('runEnRoute'), pickup.EnRouteTime),
    ...at(text('runPickedUp'), pickup.TransportationProviderActualPickupTime),
    ...at(text('runDroppedOff'), pickup.TransportationProviderActualDropoffTime),
    ...(pickup.IsComplete || pickup.IsCancelled ? [] : at(text('runEstimate'), expected)),
    ...(problem ? [{ label: text('runProblem'), value: problem }] : []),
  ]
  return (
    <>
      <Facts facts={facts} />
      {pickup.PhotoUrl ? <DonationPhoto url={pickup.PhotoUrl} code={transaction.Code} /> : null}
    </>
  )
}

/** Staff see who was asked and what came of it. */
function Asked({ match }: { match: AgencyMatch }) {
  const text = useText(transactionTexts)
  const offers = match.TransportationProviderMatches
  if (offers.length === 0) return null
  const isTaken = offers.some(({ State }) => State === 'taken')
  const lines = offers.map(({ ID, TransportationProvider, State }) => (
    <li key={ID}>
      {TransportationProvider.Name}: {text(State === 'offered' && isTaken ? 'run.tooLate' : `run.${State}`)}
    </li>
  ))
  return (
    <>
      <Typography variant="overline" color="textSecondary" component="h3" sx={{ mt: 1.5 }}>
        {text('runAsked')}
      </Typography>
      <ul style={{ margin: 0, paddingLeft: 20 }}>{lines}</ul>
    </>
  )
}
