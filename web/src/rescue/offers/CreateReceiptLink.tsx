import { Button } from '@mui/material'
import type { AgencyRow } from '../../../../shared/rescue/offers/api.ts'
import { agencyTexts } from '../../../../shared/rescue/offers/texts/agency.ts'
import {
  agencyGridReceiptPath,
  isReceiptDue,
  showsCreateReceipt,
} from '../../../../shared/rescue/receipts/receiptLink.ts'
import { paths } from '../../core/paths.ts'
import { useToday } from '../../core/ui/useToday.ts'
import { useText } from '../../core/words/language.tsx'

/** Create Receipt of a line (section 2), where a receipt can be created and none is under way; it stands out once it is due. */
export function CreateReceiptLink({ row }: { row: AgencyRow }) {
  const text = useText(agencyTexts)
  const { today } = useToday()
  if (row.IsReceiptCreationEligible && row.PendingPickupID !== null) return <ContinueReceipt row={row} />
  if (!showsCreateReceipt(row)) return null
  return (
    <Button
      href={agencyGridReceiptPath(row, today)}
      variant={isReceiptDue(row, today) ? 'contained' : 'outlined'}
      aria-label={text('createReceiptFor', { code: row.Code, donor: row.DonorLocation.Donor.Name })}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {text('createReceipt')}
    </Button>
  )
}

/** A receipt that was put aside is taken up again. */
function ContinueReceipt({ row }: { row: AgencyRow }) {
  const text = useText(agencyTexts)
  return (
    <Button
      href={paths.loadReceipt('Agency', row.ID)}
      variant="contained"
      aria-label={text('continueReceiptFor', { code: row.Code, donor: row.DonorLocation.Donor.Name })}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {text('continueReceipt')}
    </Button>
  )
}
