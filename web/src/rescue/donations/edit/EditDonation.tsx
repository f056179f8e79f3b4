import { Alert, Typography } from '@mui/material'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Transaction } from '../../../../../shared/rescue/donations/api.ts'
import * as donations from '../../../../../shared/rescue/donations/api.ts'
import { donationEditTexts } from '../../../../../shared/rescue/donations/texts/donationEdit.ts'
import { donorTexts } from '../../../../../shared/rescue/donations/texts/donor.ts'
import { useSubmit } from '../../../core/data/useSubmit.ts'
import { useNow } from '../../../core/time/clock.ts'
import { FormDialog } from '../../../core/ui/form/FormDialog.tsx'
import { TextField } from '../../../core/ui/form/fields.tsx'
import { useDraftForm } from '../../../core/ui/form/useDraftForm.ts'
import { useText } from '../../../core/words/language.tsx'
import { CorrectedItems } from '../close/CorrectedItems.tsx'
import { PickupFields } from '../post/PickupFields.tsx'
import type { LocationClock, PostForm } from '../post/postForm.ts'
import { useProblemText } from '../post/useProblemText.ts'
import { agreedWith, editForm, editInput, editStart, isPickupChanged } from './editForm.ts'

/** Edits items, pickup and notes while the donation is open. */
export default function EditDonation({ transaction, onClose }: { transaction: Transaction; onClose: () => void }) {
  const { ID: id, TimeZone: zone, Edition } = transaction
  const text = useText(donationEditTexts)
  const now = new Date(useNow(30_000))
  const [start] = useState(() => editStart(transaction, { now, zone }))
  // Donation as read when the dialog opened: a refresh behind it must not hide somebody else's edit.
  const [read] = useState(transaction)
  const form = useDraftForm(editForm({ now, zone }, start), start)
  const submit = useSubmit(form, donations.updateDonation, {
    toInput: (values) => editInput(read, values, zone),
    shows: { read: donations.getTransaction, of: { id } },
    done: (edited) => text(edited.Edition === Edition ? 'nothingEdited' : 'edited'),
    onSuccess: onClose,
    failureRenews: [donations.getTransaction],
  })
  return (
    <FormDialog title={text('editTitle')} form={form} onSubmit={submit} onClose={onClose} texts={donorTexts} isLong>
      <Typography color="textSecondary">{text('editLead')}</Typography>
      <CorrectedItems transaction={transaction} />
      <Pickup now={now} zone={zone} start={start} agency={agreedWith(transaction)} />
      <TextField
        control={form.control}
        name="notes"
        label={text('notes')}
        multiline
        minRows={2}
        htmlInput={{ maxLength: donations.maxNotes }}
      />
    </FormDialog>
  )
}

/** The pickup, unless an agency has agreed on it. */
function Pickup({ now, zone, start, agency }: LocationClock & { start: PostForm; agency: string | undefined }) {
  const text = useText(donationEditTexts)
  const problemText = useProblemText({ now, zone })
  const { watch } = useFormContext<PostForm>()
  const isChanged = isPickupChanged(watch(), start)
  if (agency) return <Alert severity="info">{text('pickupAgreed', { agency })}</Alert>
  return <PickupFields now={now} zone={zone} problemText={(field) => (isChanged ? problemText(field) : undefined)} />
}
