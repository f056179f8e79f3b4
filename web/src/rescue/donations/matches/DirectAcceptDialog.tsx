import { Typography } from '@mui/material'
import { useWatch } from 'react-hook-form'
import type { Transaction } from '../../../../../shared/rescue/donations/api.ts'
import * as donations from '../../../../../shared/rescue/donations/api.ts'
import type { AgencyMatch } from '../../../../../shared/rescue/donations/donation.ts'
import { directAcceptTexts } from '../../../../../shared/rescue/donations/texts/directAccept.ts'
import { transactionTexts } from '../../../../../shared/rescue/donations/texts/transaction.ts'
import * as offers from '../../../../../shared/rescue/offers/api.ts'
import { Refused } from '../../../core/data/client.ts'
import { useApi } from '../../../core/data/useApi.ts'
import { useSubmit } from '../../../core/data/useSubmit.ts'
import { FormDialog } from '../../../core/ui/form/FormDialog.tsx'
import { useDraftForm } from '../../../core/ui/form/useDraftForm.ts'
import { useText } from '../../../core/words/language.tsx'
import { DriverField } from '../pickup/DriverField.tsx'
import { assignmentOf, directAcceptForm, startValues } from '../pickup/directAccept.ts'
import { ProposedPickupFields } from '../pickup/ProposedPickupFields.tsx'
import { ProviderChoice } from '../pickup/ProviderChoice.tsx'
import { ProviderReasons } from '../pickup/ProviderReasons.tsx'

interface DirectAcceptProps {
  transaction: Transaction
  match: AgencyMatch
  onClose: () => void
}

/** Direct accept: the food bank accepts for an agency that agreed some other way, and says who fetches the donation. */
export default function DirectAcceptDialog({ transaction, match, onClose }: DirectAcceptProps) {
  const text = useText(directAcceptTexts)
  const list = useText(transactionTexts)
  const agency = match.Agency.Name
  const form = useDraftForm(directAcceptForm, startValues)
  const chosen = useWatch({
    control: form.control,
    compute: (values) => assignmentOf(match.ID, directAcceptForm.parse(values)),
  })
  const { id, providerType, AgencyProposedPickupDate, AgencyProposedPickupTimeTypeID } = chosen
  const question = { id, providerType, AgencyProposedPickupDate, AgencyProposedPickupTimeTypeID }
  const check = useApi(offers.canService, question, { keepPreviousData: false })
  const submit = useSubmit(form, offers.assignDirect, {
    toInput: (values) => assignmentOf(match.ID, values),
    shows: { read: donations.getTransaction, of: { id: transaction.ID } },
    done: text('accepted', { agency }),
    onSuccess: onClose,
    failed: (error) =>
      error instanceof Refused && error.reason ? list('unableToAccept', { reason: error.reason }) : text('failed'),
    failureRenews: [donations.getTransaction],
  })
  const submitProps = { disabled: check.data?.CanService === false }
  return (
    <FormDialog
      title={text('title', { agency })}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      texts={directAcceptTexts}
      submitLabel={text('accept')}
      submitProps={submitProps}
      isLong
    >
      <Typography color="textSecondary">{text('lead', { agency })}</Typography>
      {match.IsUnattended ? <Typography color="warning">{list('tellThem', { agency })}</Typography> : null}
      <ProviderChoice form={form} />
      <ProviderReasons check={check} providerType={providerType} />
      <ProposedPickupFields form={form} transaction={transaction} />
      <DriverField control={form.control} providerType={providerType} agencyId={match.Agency.ID} />
    </FormDialog>
  )
}
