import { Box, List, Typography } from '@mui/material'
import { useEffect, useRef } from 'react'
import type { Value } from '../../../../shared/core/schema/endpoint.ts'
import { formatDay } from '../../../../shared/core/time/zone.ts'
import type { Transaction } from '../../../../shared/rescue/donations/api.ts'
import { acceptedMatch } from '../../../../shared/rescue/donations/donation.ts'
import { receiptItemName, storageName } from '../../../../shared/rescue/donations/names.ts'
import { transactionTexts } from '../../../../shared/rescue/donations/texts/transaction.ts'
import * as receipts from '../../../../shared/rescue/receipts/api.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useSession } from '../../core/data/useSession.ts'
import { Facts } from '../../core/figures/Facts.tsx'
import { Weight } from '../../core/figures/Weight.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { RowsSkeleton } from '../../core/ui/Skeletons.tsx'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { WhenLoaded } from '../../core/ui/WhenLoaded.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { isOfOwnFoodBank, mayCall } from './standing.ts'

/** The receipt as it is, or as it would be, recorded; there is none before an agency has accepted. */
export function ReceiptPanel({ transaction }: { transaction: Transaction }) {
  const session = useSession()
  const isShown =
    acceptedMatch(transaction) !== undefined &&
    !transaction.IsCancelled &&
    (transaction.IsReceiptCreationEligible || transaction.IsReceiptCreationComplete) &&
    mayCall(receipts.previewReceipt, session.ActiveRole) &&
    isOfOwnFoodBank(session, transaction)
  return isShown ? <Preview transaction={transaction} /> : null
}

function Preview({ transaction }: { transaction: Transaction }) {
  const text = useText(transactionTexts)
  const preview = useApi(receipts.previewReceipt, { id: transaction.ID })
  // A receipt written, or items corrected, meanwhile: what is shown follows the donation.
  const { Version: version } = transaction
  const shown = useRef(version)
  const { mutate } = preview
  useEffect(() => {
    if (shown.current === version) return
    shown.current = version
    void mutate()
  }, [version, mutate])
  const chip = preview.data ? (
    <StatusChip
      label={text(preview.data.IsRecorded ? 'receiptRecorded' : 'preview')}
      tone={preview.data.IsRecorded ? 'success' : 'neutral'}
    />
  ) : null
  return (
    <Panel title={text('receipt')} actions={chip}>
      <WhenLoaded answer={preview} skeleton={<RowsSkeleton rows={3} />}>
        {(data) => <Paper preview={data} />}
      </WhenLoaded>
    </Panel>
  )
}

function Paper({ preview: { Receipt, Code, IsRecorded } }: { preview: Value<typeof receipts.previewReceipt> }) {
  const text = useText(transactionTexts)
  const { language } = useLanguage()
  const storage = Receipt.StorageRequirement
  const facts = [
    ...(Code ? [{ label: text('code'), value: Code }] : []),
    { label: text('date'), value: formatDay(Receipt.Date, language) },
    { label: text('agency'), value: Receipt.Agency.Name },
    {
      label: text('receiptFrom'),
      value: `${Receipt.DonorLocation.Donor.Name} · ${Receipt.DonorLocation.Code}`,
    },
    ...(Receipt.IsVolunteer ? [{ label: text('receiptBrought'), value: text('receiptVolunteer') }] : []),
    ...(storage ? [{ label: text('storage'), value: storageName(storage, language) }] : []),
    ...(Receipt.Notes ? [{ label: text('notes'), value: Receipt.Notes }] : []),
  ]
  return (
    <>
      {IsRecorded ? null : (
        <Typography color="textSecondary" sx={{ mb: 1.5 }}>
          {text('receiptText')}
        </Typography>
      )}
      <Facts facts={facts} />
      <List disablePadding sx={{ mt: 2 }}>
        {Receipt.categories.map((item) => (
          <Box component="li" key={item.DonationCategoryID} sx={lineLook}>
            <span>{receiptItemName(item, language)}</span>
            <Weight value={item.Pounds} />
          </Box>
        ))}
        <Box component="li" sx={{ ...lineLook, fontWeight: 700 }}>
          <span>{text('total')}</span>
          <Weight value={Receipt.Pounds} />
        </Box>
      </List>
    </>
  )
}

const lineLook = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  py: 0.75,
  borderTop: '1px dashed',
  borderColor: 'divider',
} as const
