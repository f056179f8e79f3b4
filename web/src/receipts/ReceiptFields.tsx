import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import * as donations from '../../../shared/api/donations.ts'
import { receiptTexts } from '../../../shared/text/receipts.ts'
import { useText } from '../app/language.tsx'
import { useApi } from '../data/useApi.ts'
import { useSession } from '../data/useSession.ts'
import { Facts } from '../ui/Facts.tsx'
import { AgencyField } from './AgencyField.tsx'
import { FixedLocation, LocationField } from './LocationField.tsx'
import type { ReceiptErrors, ReceiptForm } from './receiptForm.ts'

export interface FieldsProps {
  form: ReceiptForm
  onForm: (form: ReceiptForm) => void
}

interface PickupFieldsProps extends FieldsProps {
  errors: ReceiptErrors | undefined
  /** Name of the agency of a donation; a food bank otherwise chooses it. */
  agencyName: string | undefined
  isOfDonation: boolean
  today: string
}

/** Who picked up, where and when. */
export function PickupFields({ form, onForm, errors, agencyName, isOfDonation, today }: PickupFieldsProps) {
  const text = useText(receiptTexts)
  const { ActiveRole, EntityName } = useSession()
  const ownName = ActiveRole === 'agency' ? EntityName : agencyName
  return (
    <Stack spacing={2.5}>
      {ownName === undefined ? (
        <AgencyField
          value={form.agencyId}
          onChange={(agencyId) => onForm({ ...form, agencyId, donorLocationId: null })}
          error={errors?.agency ? text(errors.agency) : undefined}
        />
      ) : (
        <Facts facts={[{ label: text('agency'), value: <strong>{ownName}</strong> }]} />
      )}
      {isOfDonation ? (
        <FixedLocation agencyId={form.agencyId} value={form.donorLocationId} />
      ) : (
        <LocationField
          agencyId={form.agencyId}
          value={form.donorLocationId}
          onChange={(donorLocationId) => onForm({ ...form, donorLocationId })}
          error={errors?.location ? text(errors.location) : undefined}
        />
      )}
      <TextField
        type="date"
        label={text('date')}
        value={form.date}
        onChange={(event) => onForm({ ...form, date: event.target.value })}
        error={errors?.date !== undefined}
        helperText={errors?.date ? text(errors.date) : undefined}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today } }}
        sx={{ maxWidth: { sm: 240 } }}
      />
    </Stack>
  )
}

/** How it was kept and carried, and whatever else should be known. */
export function MoreFields({ form, onForm }: FieldsProps) {
  const text = useText(receiptTexts)
  const { data: storages = [] } = useApi(donations.listStorageRequirements, {}, { revalidateOnFocus: false })
  return (
    <Stack spacing={2.5}>
      <TextField
        select
        label={text('storage')}
        value={form.storageRequirementId ?? ''}
        onChange={(event) => onForm({ ...form, storageRequirementId: Number(event.target.value) || null })}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        sx={{ maxWidth: { sm: 320 } }}
      >
        <option value="">{text('noStorage')}</option>
        {storages.map((storage) => (
          <option key={storage.ID} value={storage.ID}>
            {storage.Name}
          </option>
        ))}
      </TextField>
      <FormControlLabel
        control={
          <Checkbox checked={form.isVolunteer} onChange={(_, isVolunteer) => onForm({ ...form, isVolunteer })} />
        }
        label={text('volunteer')}
      />
      <TextField
        multiline
        minRows={2}
        label={text('notesOptional')}
        value={form.notes}
        onChange={(event) => onForm({ ...form, notes: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
    </Stack>
  )
}
