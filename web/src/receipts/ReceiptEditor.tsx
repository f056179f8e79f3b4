import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { type SubmitEvent, useEffect, useState } from 'react'
import * as donations from '../../../shared/api/donations.ts'
import { receiptTexts } from '../../../shared/text/receipts.ts'
import { go } from '../app/go.ts'
import { useText } from '../app/language.tsx'
import { useUnsaved } from '../app/unsaved.ts'
import { useApi } from '../data/useApi.ts'
import { useRolePrefix } from '../data/useSession.ts'
import { useToday } from '../offers/useToday.ts'
import { paths } from '../paths.ts'
import { FormActions } from '../ui/FormActions.tsx'
import { Panel } from '../ui/Panel.tsx'
import { MoreFields, PickupFields } from './ReceiptFields.tsx'
import { ReceiptLines } from './ReceiptLines.tsx'
import type { ReceiptForm } from './receiptForm.ts'
import { useCreateReceipt, useErrors } from './useCreateReceipt.ts'

interface ReceiptEditorProps {
  first: ReceiptForm
  adHocTransactionId: number | undefined
  agencyName: string | undefined
}

/** The receipt form itself: filled in, checked, sent, and then shown among the receipts. */
export function ReceiptEditor({ first: given, adHocTransactionId, agencyName }: ReceiptEditorProps) {
  const text = useText(receiptTexts)
  const { today } = useToday()
  const prefix = useRolePrefix()
  const [first] = useState(given)
  const [form, setForm] = useState(first)
  const { create, busy, failure, created } = useCreateReceipt(adHocTransactionId)
  const { errors, check, formRef } = useErrors(form, today)
  const { data: categories = [] } = useApi(donations.listDonationCategories, {}, { revalidateOnFocus: false })
  useUnsaved(created === undefined && JSON.stringify(form) !== JSON.stringify(first))
  useEffect(() => {
    if (created !== undefined) go(paths.receipts(prefix, created), { replace: true })
  }, [created, prefix])

  const isOfDonation = adHocTransactionId !== undefined
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (check()) void create(form)
  }
  return (
    <Stack component="form" ref={formRef} spacing={2.5} noValidate onSubmit={submit}>
      <Panel title={text('pickup')}>
        <PickupFields form={form} onForm={setForm} errors={errors} {...{ agencyName, isOfDonation, today }} />
      </Panel>
      <Panel title={text('foodsTitle')}>
        <ReceiptLines form={form} onForm={setForm} categories={categories} errors={errors?.lines} />
      </Panel>
      <Panel title={text('more')}>
        <MoreFields form={form} onForm={setForm} />
      </Panel>
      {failure ? <Alert severity="error">{failure}</Alert> : null}
      <FormActions>
        <Button href={paths.receipts(prefix)} color="inherit">
          {text('cancel')}
        </Button>
        <Button type="submit" variant="contained" size="large" loading={busy}>
          {text('create')}
        </Button>
      </FormActions>
    </Stack>
  )
}
