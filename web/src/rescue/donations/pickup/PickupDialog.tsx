import { Typography } from '@mui/material'
import { useWatch } from 'react-hook-form'
import type { Transaction } from '../../../../../shared/rescue/donations/api.ts'
import { getTransaction } from '../../../../../shared/rescue/donations/api.ts'
import type { AgencyMatch } from '../../../../../shared/rescue/donations/donation.ts'
import { presentProvider } from '../../../../../shared/rescue/donations/pickup/heldPickup.ts'
import { pickupChangeTexts } from '../../../../../shared/rescue/donations/texts/pickupChange.ts'
import * as offers from '../../../../../shared/rescue/offers/api.ts'
import { useApi } from '../../../core/data/useApi.ts'
import { useSubmit } from '../../../core/data/useSubmit.ts'
import { FormDialog } from '../../../core/ui/form/FormDialog.tsx'
import { useDraftForm } from '../../../core/ui/form/useDraftForm.ts'
import { useText } from '../../../core/words/language.tsx'
import type { DirectAcceptFormReturn } from './directAccept.ts'
import { PickupDriver, type PickupFormReturn } from './PickupDriver.tsx'
import { ProposedPickupFields } from './ProposedPickupFields.tsx'
import { ProviderChoice } from './ProviderChoice.tsx'
import { ProviderReasons } from './ProviderReasons.tsx'
import { pickupForm, pickupInput, pickupStart } from './pickupForm.ts'

interface PickupDialogProps {
  transaction: Transaction
  match: AgencyMatch
  isFoodBank: boolean
  onClose: () => void
}

/** Another time or driver for an accepted pickup; the food bank also chooses who fetches it. */
export default function PickupDialog({ transaction, match, isFoodBank, onClose }: PickupDialogProps) {
  const text = useText(pickupChangeTexts)
  const form: PickupFormReturn = useDraftForm(
    pickupForm,
    pickupStart(match, isFoodBank ? presentProvider(transaction, match) : 'agency'),
  )
  const submit = useSubmit(form, offers.updatePickup, {
    toInput: (values) => ({
      id: match.ID,
      ...pickupInput(values),
      ...(isFoodBank ? { ProviderType: values.provider } : {}),
    }),
    shows: { read: offers.getMatch, of: { id: match.ID } },
    renews: [getTransaction],
    done: text('changed'),
    onSuccess: onClose,
    failed: text('failed'),
  })
  return (
    <FormDialog
      title={text('changeTitle')}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      texts={pickupChangeTexts}
      submitLabel={text('save')}
      isLong
    >
      <Typography color="textSecondary">{text('changeLead')}</Typography>
      {isFoodBank ? <Provider form={form} match={match} /> : null}
      <ProposedPickupFields form={asDirect(form)} transaction={transaction} unchanged={text('asAgreed')} />
      <PickupDriver form={form} agencyId={match.Agency.ID} isFoodBank={isFoodBank} />
    </FormDialog>
  )
}

/** The fields of a direct accept are among those of the form. */
export const asDirect = (form: PickupFormReturn) => form as unknown as DirectAcceptFormReturn

function Provider({ form, match }: { form: PickupFormReturn; match: AgencyMatch }) {
  const question = useWatch({
    control: form.control,
    compute: ({ provider, ...values }) => {
      const { AgencyProposedPickupDate, AgencyProposedPickupTimeTypeID } = pickupInput({ provider, ...values })
      return {
        id: match.ID,
        providerType: provider,
        ...(AgencyProposedPickupDate && AgencyProposedPickupTimeTypeID
          ? { AgencyProposedPickupDate, AgencyProposedPickupTimeTypeID }
          : {}),
      }
    },
  })
  const check = useApi(offers.canService, question, { keepPreviousData: false })
  return (
    <>
      <ProviderChoice form={asDirect(form)} />
      <ProviderReasons check={check} providerType={question.providerType} />
    </>
  )
}
