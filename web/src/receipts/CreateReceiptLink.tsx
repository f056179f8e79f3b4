import Button from '@mui/material/Button'
import type { AgencyRow } from '../../../shared/api/offers.ts'
import { agencyGridReceiptPath, isReceiptDue, showsCreateReceipt } from '../../../shared/receipt/receiptLink.ts'
import { agencyTexts } from '../../../shared/text/agency.ts'
import { useText } from '../app/language.tsx'
import { useToday } from '../offers/useToday.ts'
import { paths } from '../paths.ts'

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
