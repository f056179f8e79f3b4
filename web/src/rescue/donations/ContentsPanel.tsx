import { Box, Button, Stack, Typography } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import type { Transaction } from '../../../../shared/rescue/donations/api.ts'
import { type AgencyDriver, acceptedMatch } from '../../../../shared/rescue/donations/donation.ts'
import { storageName } from '../../../../shared/rescue/donations/names.ts'
import { pickupTimeName } from '../../../../shared/rescue/donations/pickup/pickupTime.ts'
import { agreedPickup } from '../../../../shared/rescue/donations/pickup/proposal.ts'
import { donationEditTexts } from '../../../../shared/rescue/donations/texts/donationEdit.ts'
import { transactionTexts } from '../../../../shared/rescue/donations/texts/transaction.ts'
import { useSession } from '../../core/data/useSession.ts'
import { Facts } from '../../core/figures/Facts.tsx'
import { Weight } from '../../core/figures/Weight.tsx'
import { listedDay } from '../../core/time/time.ts'
import { Panel } from '../../core/ui/Panel.tsx'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { DonationPhoto } from './DonationPhoto.tsx'
import { EditedNote } from './edit/EditedNote.tsx'
import { ItemLines } from './ItemLines.tsx'
import { shows } from './standing.ts'

const EditDonation = lazy(() => import('./edit/EditDonation.tsx'))

/** The donation itself: categories with pounds, storage, pickup, notes and photo. */
export function ContentsPanel({ transaction }: { transaction: Transaction }) {
  const text = useText(transactionTexts)
  const session = useSession()
  const editText = useText(donationEditTexts)
  const [isEditing, edit] = useState(false)
  const mayEdit = transaction.IsOpen && shows('correctItems', transaction, session)
  const action = mayEdit ? (
    <Button size="small" onClick={() => edit(true)}>
      {editText('edit')}
    </Button>
  ) : null
  return (
    <Panel title={text('contents')} actions={action}>
      <EditedNote edits={transaction.Edits} zone={transaction.TimeZone} />
      <ItemLines items={transaction.AdHocTransactionDonationCategories} />
      <Box sx={totalLook}>
        <span>{text('total')}</span>
        <Weight value={transaction.Pounds} />
      </Box>
      <ContentsFacts transaction={transaction} />
      {transaction.PhotoUrl ? <DonationPhoto url={transaction.PhotoUrl} code={transaction.Code} /> : null}
      {isEditing ? (
        <Suspense fallback={null}>
          <EditDonation transaction={transaction} onClose={() => edit(false)} />
        </Suspense>
      ) : null}
    </Panel>
  )
}

function ContentsFacts({ transaction }: { transaction: Transaction }) {
  const text = useText(transactionTexts)
  const { language } = useLanguage()
  const storage = transaction.AdHocTransactionStorageRequirements
  const accepted = acceptedMatch(transaction)
  const recorded = { day: transaction.DonorRecordedPickupDate, type: transaction.PickupTimeType }
  const pickup = ({ day, type }: typeof recorded) => (
    <>
      {day ? listedDay(day, language) : text('nextSevenDays')}
      <Typography variant="body2" color="textSecondary">
        {pickupTimeName(type, language)}
      </Typography>
    </>
  )
  const facts = [
    {
      label: text('storage'),
      value:
        storage.length === 0 ? (
          text('storageNone')
        ) : (
          <Stack direction="row" spacing={0.75} useFlexGap sx={{ flexWrap: 'wrap' }}>
            {storage.map((need) => (
              <StatusChip key={need.StorageRequirementID} label={storageName(need.StorageRequirement, language)} />
            ))}
          </Stack>
        ),
    },
    ...(accepted ? [{ label: text('agreedPickup'), value: pickup(agreedPickup(transaction)) }] : []),
    { label: text(accepted ? 'recordedPickup' : 'pickup'), value: pickup(recorded) },
    ...(accepted?.AgencyDriver ? [{ label: text('driver'), value: driverText(accepted.AgencyDriver) }] : []),
    ...(transaction.Notes ? [{ label: text('notes'), value: <NoteText>{transaction.Notes}</NoteText> }] : []),
  ]
  return (
    <Box sx={{ mt: 2 }}>
      <Facts facts={facts} />
    </Box>
  )
}

const driverText = ({ Name, PhoneNumber }: AgencyDriver) => [Name, PhoneNumber].filter(Boolean).join(', ')

const NoteText = ({ children }: { children: string }) => <Box sx={{ whiteSpace: 'pre-line' }}>{children}</Box>

const totalLook = {
  display: 'flex',
  justifyContent: 'space-between',
  pt: 1,
  mt: 0.5,
  borderTop: '2px solid',
  borderColor: 'divider',
  fontWeight: 700,
} as const
