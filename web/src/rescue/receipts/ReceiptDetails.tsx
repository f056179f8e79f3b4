import { Link, Stack, Table, TableBody, TableCell, TableFooter, TableHead, TableRow } from '@mui/material'
import { receiptItemName, storageName } from '../../../../shared/rescue/donations/names.ts'
import type { Receipt } from '../../../../shared/rescue/receipts/api.ts'
import { receiptTexts } from '../../../../shared/rescue/receipts/texts.ts'
import { useRolePrefix } from '../../core/data/useSession.ts'
import { Facts } from '../../core/figures/Facts.tsx'
import { Weight } from '../../core/figures/Weight.tsx'
import { paths } from '../../core/paths.ts'
import { CalendarDay, TimeOfDay } from '../../core/ui/Times.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'

/** Contents of a receipt: who picked up what, where and when. */
export function ReceiptDetails({ receipt }: { receipt: Receipt }) {
  const text = useText(receiptTexts)
  const { language } = useLanguage()
  const prefix = useRolePrefix()
  const { DonorLocation: location, StorageRequirement: storage, AdHocTransactionID: donationId } = receipt
  return (
    <Stack spacing={3}>
      <Facts
        facts={[
          { label: text('pickup'), value: <CalendarDay value={receipt.Date} /> },
          { label: text('agency'), value: receipt.Agency.Name },
          { label: text('donor'), value: `${location.Donor.Name} · ${location.Code}` },
          ...(storage ? [{ label: text('storage'), value: storageName(storage, language) }] : []),
          ...(receipt.IsVolunteer ? [{ label: text('volunteer'), value: text('volunteerYes') }] : []),
          ...(receipt.Notes ? [{ label: text('notes'), value: receipt.Notes }] : []),
          ...(donationId === null
            ? []
            : [
                {
                  label: text('donation'),
                  value: <Link href={paths.transaction(prefix, donationId)}>{donationId}</Link>,
                },
              ]),
          { label: text('createdAt'), value: <TimeOfDay value={receipt.Created} withDay /> },
        ]}
      />
      <Items receipt={receipt} />
    </Stack>
  )
}

function Items({ receipt }: { receipt: Receipt }) {
  const text = useText(receiptTexts)
  const { language } = useLanguage()
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>{text('category')}</TableCell>
          <TableCell align="right">{text('pounds')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {receipt.categories.map((item) => (
          <TableRow key={item.DonationCategoryID}>
            <TableCell>{receiptItemName(item, language)}</TableCell>
            <TableCell align="right">
              <Weight value={item.Pounds} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
      <TableFooter>
        <TableRow sx={{ '& td': { fontWeight: 700, fontSize: 'body1.fontSize', color: 'text.primary' } }}>
          <TableCell>{text('total')}</TableCell>
          <TableCell align="right">
            <Weight value={receipt.Pounds} />
          </TableCell>
        </TableRow>
      </TableFooter>
    </Table>
  )
}
