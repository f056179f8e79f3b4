import { Button } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { refuse } from '../../../../shared/core/answer.ts'
import type { Transaction } from '../../../../shared/rescue/donations/api.ts'
import * as donations from '../../../../shared/rescue/donations/api.ts'
import { acceptedMatch } from '../../../../shared/rescue/donations/donation.ts'
import { reopenHours } from '../../../../shared/rescue/donations/pickup/reopening.ts'
import * as refusals from '../../../../shared/rescue/donations/refusals.ts'
import { donationEditTexts } from '../../../../shared/rescue/donations/texts/donationEdit.ts'
import { pickupChangeTexts } from '../../../../shared/rescue/donations/texts/pickupChange.ts'
import { transactionTexts } from '../../../../shared/rescue/donations/texts/transaction.ts'
import {
  isReceiptDueOf,
  receiptFacts,
  receiptPath,
  showsCreateReceipt,
} from '../../../../shared/rescue/receipts/receiptLink.ts'
import { useRolePrefix, useSession } from '../../core/data/useSession.ts'
import { paths } from '../../core/paths.ts'
import { serverNow } from '../../core/time/clock.ts'
import { dayOf } from '../../core/time/time.ts'
import { useText } from '../../core/words/language.tsx'
import { mayCall, mayCancel, shows, showsAskCancel, showsCopy } from './standing.ts'
import { useTransactionChange } from './useTransaction.ts'

const RefusalHint = lazy(() => import('../../core/ui/RefusalHint.tsx'))
const AskCancel = lazy(() => import('./edit/AskCancel.tsx'))

/** The page's buttons, the most likely one last. */
export function TransactionActions({ transaction }: { transaction: Transaction }) {
  const text = useText(transactionTexts)
  const session = useSession()
  const prefix = useRolePrefix()
  const closes = shows('close', transaction, session)
  return (
    <>
      {showsAskCancel(transaction, session) ? <AskCancelButton transaction={transaction} /> : null}
      {mayCancel(transaction, session) ? <CancelButton transaction={transaction} /> : null}
      {showsCopy(session) ? <CopyButton transaction={transaction} /> : null}
      {transaction.CanReopen && mayReopen(session) ? <ReopenButton transaction={transaction} /> : null}
      {closes ? (
        <Button variant={closeLook(transaction)} href={paths.donorClose(prefix, transaction.ID)}>
          {text('closeOut')}
        </Button>
      ) : null}
      <ReceiptButton transaction={transaction} />
    </>
  )
}

/** Closing is the next step once an agency has accepted; a donation that nobody took needs another agency first. */
const closeLook = (transaction: Transaction) =>
  acceptedMatch(transaction) && transaction.PrimaryStatus.IsActionRequired ? 'contained' : 'outlined'

function CopyButton({ transaction }: { transaction: Transaction }) {
  const text = useText(transactionTexts)
  const prefix = useRolePrefix()
  const button = (
    <span>
      <Button
        variant="outlined"
        disabled={!transaction.IsRepostEligible}
        href={paths.donorPost(prefix, transaction.ID)}
      >
        {text('copy')}
      </Button>
    </span>
  )
  if (transaction.IsRepostEligible) return button
  return (
    <Suspense fallback={button}>
      <RefusalHint refusal={refuse(refusals.repostIneligible)}>{button}</RefusalHint>
    </Suspense>
  )
}

/** An agency writes the receipt of what it accepted itself; a food bank for whichever agency accepted. */
function ReceiptButton({ transaction }: { transaction: Transaction }) {
  const text = useText(transactionTexts)
  const session = useSession()
  const accepted = acceptedMatch(transaction)
  const prefix = useRolePrefix()
  if (!accepted || !shows('receipt', transaction, session)) return null
  if (transaction.IsReceiptCreationEligible && transaction.PendingPickupID !== null)
    return (
      <Button variant="contained" href={paths.loadReceipt(prefix, transaction.ID)}>
        {text('continueReceipt')}
      </Button>
    )
  if (!showsCreateReceipt(transaction)) return null
  const today = dayOf(serverNow(), transaction.TimeZone)
  const creator = { role: session.ActiveRole, agencyId: accepted.Agency.ID, today }
  return (
    <Button
      variant={isReceiptDueOf(transaction, today) ? 'contained' : 'outlined'}
      href={receiptPath(receiptFacts(transaction), creator)}
    >
      {text('createReceipt')}
    </Button>
  )
}

function AskCancelButton({ transaction }: { transaction: Transaction }) {
  const text = useText(donationEditTexts)
  const [isAsking, ask] = useState(false)
  return (
    <>
      <Button color="error" onClick={() => ask(true)} sx={{ order: { xs: 9, sm: 0 } }}>
        {text('askCancel')}
      </Button>
      {isAsking ? (
        <Suspense fallback={null}>
          <AskCancel id={transaction.ID} onClose={() => ask(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

const mayReopen = (session: ReturnType<typeof useSession>) => mayCall(donations.reopenDonation, session.ActiveRole)

function ReopenButton({ transaction }: { transaction: Transaction }) {
  const text = useText(pickupChangeTexts)
  const { act, busy } = useTransactionChange(transaction.ID)
  const reopen = () => {
    const ask = {
      title: text('reopenTitle'),
      text: text('reopenText', { hours: reopenHours }),
      confirm: text('reopen'),
      cancel: text('keep'),
    }
    return act(donations.reopenDonation, { id: transaction.ID }, { ask, done: text('reopened') })
  }
  return (
    <Button variant="outlined" loading={busy} onClick={() => void reopen()}>
      {text('reopen')}
    </Button>
  )
}

function CancelButton({ transaction }: { transaction: Transaction }) {
  const text = useText(transactionTexts)
  const { act, busy } = useTransactionChange(transaction.ID)
  const cancel = () => {
    const ask = {
      title: text('cancelTitle'),
      text: text('cancelText'),
      confirm: text('cancel'),
      cancel: text('cancelKeep'),
      isDangerous: true,
    }
    return act(donations.cancelTransaction, { id: transaction.ID }, { ask, done: text('cancelled') })
  }
  return (
    <Button color="error" loading={busy} onClick={() => void cancel()} sx={{ order: { xs: 9, sm: 0 } }}>
      {text('cancel')}
    </Button>
  )
}
