import { Button, Typography } from '@mui/material'
import { isFoodBankRole } from '../../../../shared/core/access.ts'
import { refusalText } from '../../../../shared/core/refusalText.ts'
import type { Transaction } from '../../../../shared/rescue/donations/api.ts'
import { type AgencyMatch, acceptedMatch } from '../../../../shared/rescue/donations/donation.ts'
import {
  type AttemptedPickup,
  currentPickup,
  lastCancelledPickup,
  type VolunteerSearch,
} from '../../../../shared/rescue/donations/pickup/attemptedPickup.ts'
import { can } from '../../../../shared/rescue/donations/stages.ts'
import { pickupChangeTexts } from '../../../../shared/rescue/donations/texts/pickupChange.ts'
import { transactionTexts } from '../../../../shared/rescue/donations/texts/transaction.ts'
import * as transport from '../../../../shared/rescue/transport/api.ts'
import { volunteerRefusal } from '../../../../shared/rescue/transport/mode.ts'
import { Refused } from '../../core/data/client.ts'
import { useSession } from '../../core/data/useSession.ts'
import { Facts } from '../../core/figures/Facts.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { DonationPhoto } from './DonationPhoto.tsx'
import { useMoment } from './moment.ts'
import { PickupActions } from './pickup/PickupActions.tsx'
import { CallDriver, RunProblem } from './RunProblem.tsx'
import { isOfOwnFoodBank, shows } from './standing.ts'
import { useTransactionChange } from './useTransaction.ts'

/**
 * Transport of an accepted donation: who picks up, the volunteer's run, and the food bank's actions until it was picked
 * up.
 */
export function TransportPanel({ transaction }: { transaction: Transaction }) {
  const text = useText(transactionTexts)
  const own = useText(pickupChangeTexts)
  const session = useSession()
  const match = acceptedMatch(transaction)
  if (!match || transaction.IsCancelled) return null
  const AttemptedPickups = match.AdHocTransactionAttemptedPickups
  const pickup = currentPickup({ AttemptedPickups }) ?? lastCancelledPickup({ AttemptedPickups })
  const isVolunteer = match.VolunteerSearch !== null || pickup !== undefined
  const mayChange = isFoodBankRole(session.ActiveRole) && isOfOwnFoodBank(session, transaction)
  if (!isVolunteer && !(mayChange && can('changePickup', transaction))) return null
  return (
    <Panel title={isVolunteer ? text('transport') : own('pickup')}>
      {isVolunteer ? <Typography>{transaction.DeliveryText}</Typography> : <Fetching match={match} />}
      {match.VolunteerSearch ? <Search transaction={transaction} search={match.VolunteerSearch} /> : null}
      {pickup ? <Run transaction={transaction} pickup={pickup} /> : null}
      <Asked match={match} />
      {mayChange ? <PickupActions transaction={transaction} match={match} /> : null}
    </Panel>
  )
}

/** The agency's own driver or the food bank's truck. */
function Fetching({ match: { Agency, ProviderType, AgencyDriver: driver } }: { match: AgencyMatch }) {
  const text = useText(transactionTexts)
  const own = useText(pickupChangeTexts)
  const named = [driver?.Name, driver?.PhoneNumber].filter(Boolean).join(', ')
  const facts = [
    { label: own('fetchedBy'), value: ProviderType === 'foodbank' ? text('provider.foodbank') : Agency.Name },
    { label: own('driver'), value: named || own('noDriverNamed') },
  ]
  return <Facts facts={facts} />
}

function Search({ transaction, search }: { transaction: Transaction; search: VolunteerSearch }) {
  const text = useText(transactionTexts)
  const moment = useMoment(transaction.TimeZone)
  const session = useSession()
  const { act, busy } = useTransactionChange(transaction.ID)
  const { language } = useLanguage()
  const impossible = volunteerRefusal(transaction)
  const isBeginning = search.State === 'seeking' && search.Round === 0
  const again = () =>
    void act(
      transport.updateVolunteerAutomationMode,
      { id: transaction.ID, enabled: true },
      {
        done: text('askedAgain'),
        failed: (error) =>
          error instanceof Refused ? error.reason || text('volunteerOptionsFailed1') : text('volunteerOptionsFailed'),
      },
    )
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {text(isBeginning ? 'search.begins' : `search.${search.State}`, {
          round: search.Round,
          time: moment(search.RoundEnds),
        })}
        {search.State === 'impossible' && impossible ? ` ${refusalText(impossible, language)}` : null}
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
  const own = useText(pickupChangeTexts)
  const moment = useMoment(transaction.TimeZone)
  const isPicked = pickup.TransportationProviderActualPickupTime !== null
  // The platform's own estimate of a pickup is only the start of its window.
  const expected = isPicked
    ? pickup.TransportationProviderLastEstimatedDropoffTime
    : pickup.TransportationProviderLastEstimatedPickupTime
  const isUnderWay = !pickup.IsComplete && !pickup.IsCancelled
  const at = (label: string, instant: string | null | undefined) => (instant ? [{ label, value: moment(instant) }] : [])
  const facts = [
    { label: text('driver'), value: pickup.TransportationProvider?.Name ?? '' },
    ...at(text('runEnRoute'), pickup.EnRouteTime),
    ...at(text('runPickedUp'), pickup.TransportationProviderActualPickupTime),
    ...at(text('runDroppedOff'), pickup.TransportationProviderActualDropoffTime),
    ...(isUnderWay
      ? [{ label: own('expectedByDriver'), value: expected ? moment(expected) : own('expectedUnknown') }]
      : []),
  ]
  return (
    <>
      <RunProblem pickup={pickup} />
      <Facts facts={facts} />
      {isUnderWay || pickup.Problem ? <CallDriver pickup={pickup} /> : null}
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
