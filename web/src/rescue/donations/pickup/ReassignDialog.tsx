import { Typography } from '@mui/material'
import { useWatch } from 'react-hook-form'
import * as agencies from '../../../../../shared/network/agencies/api.ts'
import type { Transaction } from '../../../../../shared/rescue/donations/api.ts'
import * as donations from '../../../../../shared/rescue/donations/api.ts'
import type { AgencyMatch } from '../../../../../shared/rescue/donations/donation.ts'
import { pickupChangeTexts } from '../../../../../shared/rescue/donations/texts/pickupChange.ts'
import { transactionTexts } from '../../../../../shared/rescue/donations/texts/transaction.ts'
import * as offers from '../../../../../shared/rescue/offers/api.ts'
import { useApi } from '../../../core/data/useApi.ts'
import { useSubmit } from '../../../core/data/useSubmit.ts'
import { FormDialog } from '../../../core/ui/form/FormDialog.tsx'
import { SearchField } from '../../../core/ui/form/SearchField.tsx'
import { useDraftForm } from '../../../core/ui/form/useDraftForm.ts'
import { useText } from '../../../core/words/language.tsx'
import { useToast } from '../../../core/words/toast.tsx'
import { AttendanceNote } from '../../../network/agencies/AttendanceNote.tsx'
import { asDirect } from './PickupDialog.tsx'
import { PickupDriver, type PickupFormReturn } from './PickupDriver.tsx'
import { ProposedPickupFields } from './ProposedPickupFields.tsx'
import { ProviderChoice } from './ProviderChoice.tsx'
import { pickupInput, pickupStart, reassignForm } from './pickupForm.ts'

interface ReassignDialogProps {
  transaction: Transaction
  /** The match of the agency that has the donation. */
  match: AgencyMatch
  onClose: () => void
}

/** Gives an accepted donation to another agency, which agreed some other way. */
export default function ReassignDialog({ transaction, match, onClose }: ReassignDialogProps) {
  const text = useText(pickupChangeTexts)
  const list = useText(transactionTexts)
  const toast = useToast()
  const listed = useApi(agencies.listAssociatedAdhoc, {}, { revalidateOnFocus: false })
  const choices = (listed.data ?? []).filter(({ ID }) => ID !== match.Agency.ID)
  const form: PickupFormReturn = useDraftForm(reassignForm, {
    ...pickupStart(match, 'agency'),
    driverId: 0,
    driverName: '',
    driverPhone: '',
  })
  const agencyId = useWatch({ control: form.control, name: 'agencyId' })
  const submit = useSubmit(form, offers.reassignPickup, {
    toInput: (values) => ({
      txId: transaction.ID,
      AgencyID: values.agencyId ?? 0,
      FromMatchID: match.ID,
      ProviderType: values.provider,
      ...pickupInput(values),
    }),
    shows: { read: donations.getTransaction, of: { id: transaction.ID } },
    onSuccess: (_, { AgencyID }) => {
      toast(text('given', { agency: choices.find(({ ID }) => ID === AgencyID)?.Name ?? '' }))
      onClose()
    },
    failed: text('failed'),
  })
  return (
    <FormDialog
      title={text('reassignTitle')}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      texts={pickupChangeTexts}
      submitLabel={text('give')}
      isLong
    >
      <Typography color="textSecondary">{text('reassignLead', { agency: match.Agency.Name })}</Typography>
      <SearchField
        control={form.control}
        name="agencyId"
        label={text('agency')}
        placeholder={text('agencyHint')}
        options={choices}
        optionLabel={({ Name }) => Name}
        optionDetail={({ Address, IsMasterAgency }) =>
          [Address.City, ...(IsMasterAgency ? [list('ownAgency')] : [])].join(' · ')
        }
        noOptionsText={text('noSuchAgency')}
        isLoading={listed.isLoading}
        onPicked={() => form.setValue('driverId', 0)}
      />
      <AttendanceNote agencyId={agencyId} />
      <ProviderChoice form={asDirect(form)} />
      <ProposedPickupFields form={asDirect(form)} transaction={transaction} unchanged={text('asAgreed')} />
      <PickupDriver form={form} agencyId={agencyId} isFoodBank />
    </FormDialog>
  )
}
