import { Alert, AlertTitle, Box, Button } from '@mui/material'
import { isDonorRole } from '../../../../../shared/core/access.ts'
import type { Transaction } from '../../../../../shared/rescue/donations/api.ts'
import * as donations from '../../../../../shared/rescue/donations/api.ts'
import { donationEditTexts } from '../../../../../shared/rescue/donations/texts/donationEdit.ts'
import { useSession } from '../../../core/data/useSession.ts'
import { useText } from '../../../core/words/language.tsx'
import { isOfOwnFoodBank, mayCall } from '../standing.ts'
import { useTransactionChange } from '../useTransaction.ts'

/** A donor's open request to cancel: the food bank keeps the donation here, or cancels it by the page's own button. */
export function CancelRequestNote({ transaction }: { transaction: Transaction }) {
  const text = useText(donationEditTexts)
  const session = useSession()
  const { act, busy } = useTransactionChange(transaction.ID)
  const { CancelRequest: request, DonorLocation, ID: id } = transaction
  if (!request) return null
  const decides = mayCall(donations.declineCancel, session.ActiveRole) && isOfOwnFoodBank(session, transaction)
  const keep = () => {
    const failed = (_: unknown, reason: string) => text('keepFailed', { reason })
    return act(donations.declineCancel, { id }, { done: text('kept'), failed })
  }
  const title = isDonorRole(session.ActiveRole) ? text('waits') : text('requested', { donor: DonorLocation.Donor.Name })
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      <AlertTitle>{title}</AlertTitle>
      <Box sx={{ whiteSpace: 'pre-line' }}>{request.Reason}</Box>
      {decides ? (
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          loading={busy}
          onClick={() => void keep()}
          sx={{ mt: 1 }}
        >
          {text('keep')}
        </Button>
      ) : null}
    </Alert>
  )
}
