import { Box, Button, Typography } from '@mui/material'
import { isFoodBankRole } from '../../../../shared/core/access.ts'
import { refuse } from '../../../../shared/core/answer.ts'
import { refusalText } from '../../../../shared/core/refusalText.ts'
import type { Transaction } from '../../../../shared/rescue/donations/api.ts'
import { liveOffers, rankedMatches } from '../../../../shared/rescue/donations/donation.ts'
import { approvedOffersBegin } from '../../../../shared/rescue/donations/offering.ts'
import * as refusals from '../../../../shared/rescue/donations/refusals.ts'
import { transactionTexts } from '../../../../shared/rescue/donations/texts/transaction.ts'
import * as offers from '../../../../shared/rescue/offers/api.ts'
import { Refused } from '../../core/data/client.ts'
import { useRolePrefix, useSession } from '../../core/data/useSession.ts'
import { paths } from '../../core/paths.ts'
import { useNow } from '../../core/time/clock.ts'
import { Panel } from '../../core/ui/Panel.tsx'
import { SentenceAround } from '../../core/ui/SentenceAround.tsx'
import { RelativeTime } from '../../core/ui/Times.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { CancelRequestNote } from './edit/CancelRequestNote.tsx'
import { LiveOffer } from './LiveOffer.tsx'
import { useMoment } from './moment.ts'
import { CarriedFood } from './RunProblem.tsx'
import { StatusIcon, StatusProgress } from './StatusSummaryView.tsx'
import { shows, showsAskCancel } from './standing.ts'
import { useTransactionChange } from './useTransaction.ts'

/** Status of the donation, the running offer, and the one thing that this reader should do next. */
export function StatusPanel({ transaction }: { transaction: Transaction }) {
  const text = useText(transactionTexts)
  const status = transaction.PrimaryStatus
  return (
    <Panel>
      <Typography variant="overline" color="textSecondary" component="h2">
        {text('status')}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <StatusIcon status={status} />
        <Typography variant="h2" component="p">
          {status.Title}
        </Typography>
      </Box>
      {status.Subtitle ? <Typography sx={{ mt: 0.5 }}>{status.Subtitle}</Typography> : null}
      <StatusProgress status={status} />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1.25 }}>
        <SentenceAround of={(when) => text('posted', { when })}>
          <RelativeTime value={transaction.Created} zone={transaction.TimeZone} />
        </SentenceAround>{' '}
        · {transaction.FoodBank.Name}
        {transaction.IsSignificantPendingStart ? ` · ${transaction.SignificantPendingStartDescription}` : ''}
      </Typography>
      <CarriedFood transaction={transaction} />
      <CancelRequestNote transaction={transaction} />
      <LiveOffer transaction={transaction} />
      <NextStep transaction={transaction} />
      <AskToCancel transaction={transaction} />
    </Panel>
  )
}

function NextStep({ transaction }: { transaction: Transaction }) {
  const text = useText(transactionTexts)
  const session = useSession()
  const prefix = useRolePrefix()
  if (shows('approve', transaction, session)) return <Approve transaction={transaction} />
  if (!shows('answer', transaction, session)) return null
  const isFoodBank = isFoodBankRole(session.ActiveRole)
  const offer = liveOffers(transaction).find((match) => !isFoodBank || match.Agency.IsMasterAgency)
  if (!offer) return null
  return (
    <Button variant="contained" size="large" href={paths.agencyOffer(offer.ID, prefix)} sx={{ mt: 2 }}>
      {isFoodBank ? text('answerFor', { agency: offer.Agency.Name }) : text('answerOffer')}
    </Button>
  )
}

/** A donor that may not cancel learns who does. */
function AskToCancel({ transaction }: { transaction: Transaction }) {
  const text = useText(transactionTexts)
  const session = useSession()
  if (!showsAskCancel(transaction, session)) return null
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
      {text('askToCancel', { foodBank: transaction.FoodBank.Name })}
    </Typography>
  )
}

function Approve({ transaction }: { transaction: Transaction }) {
  const text = useText(transactionTexts)
  const { language } = useLanguage()
  const moment = useMoment(transaction.TimeZone)
  const now = useNow(60_000)
  const { act, busy } = useTransactionChange(transaction.ID)
  const approve = () => {
    const failed = (error: unknown, reason: string) =>
      error instanceof Refused ? text('unableToAccept', { reason }) : text('processFailed')
    const of = { txId: transaction.ID }
    const undo = () => void act(offers.takeBackApproval, of, { done: text('takenBack') })
    return act(offers.acceptMatches, of, { done: [text('approved'), { undo }], failed })
  }
  const ranked = rankedMatches(transaction)
  if (ranked.length === 0)
    return (
      <Typography variant="body2" sx={{ mt: 2 }}>
        {refusalText(refuse(refusals.addAgencyFirst), language)}
      </Typography>
    )
  const begin = approvedOffersBegin(transaction, new Date(now))
  const isQuiet = begin !== undefined && begin.toISOString() !== transaction.StartAfter
  const unattended = ranked.filter(({ IsUnattended }) => IsUnattended)
  const names = unattended.map(({ Agency }) => Agency.Name).join(', ')
  return (
    <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Button variant="contained" size="large" loading={busy} onClick={() => void approve()}>
        {text('approve')}
      </Button>
      <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 220px' }}>
        {begin ? text('approveTextDelayed', { time: moment(begin.toISOString()) }) : text('approveText')}
        {isQuiet ? ` ${text('approveQuiet')}` : null}
        {unattended.length === 0
          ? null
          : ` ${unattended.length === ranked.length ? text('nobodyAtAll') : text('notAsked', { names })}`}
      </Typography>
    </Box>
  )
}
