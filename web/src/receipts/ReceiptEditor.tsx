import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { isFoodBankRole } from '../../../shared/access.ts'
import { agency } from '../../../shared/api/agency.ts'
import { realtime } from '../../../shared/api/realtime.ts'
import { app } from '../../../shared/text/app.ts'
import { receiptTexts } from '../../../shared/text/receipts.ts'
import { useToday } from '../agency/useToday.ts'
import { failureText } from '../app/failure.ts'
import { go } from '../app/go.ts'
import { useText } from '../app/language.tsx'
import { useToast } from '../app/toast.tsx'
import { useUnsaved } from '../app/unsaved.ts'
import { useAction } from '../data/useAction.ts'
import { useApi } from '../data/useApi.ts'
import { useRolePrefix, useSession, useSessionChange } from '../data/useSession.ts'
import { paths } from '../paths.ts'
import { FormActions } from '../ui/FormActions.tsx'
import { Panel } from '../ui/Panel.tsx'
import { MoreFields, PickupFields } from './ReceiptFields.tsx'
import { ReceiptLines } from './ReceiptLines.tsx'
import { type ReceiptErrors, type ReceiptForm, receiptDraft, receiptErrors } from './receiptForm.ts'

interface ReceiptEditorProps {
  first: ReceiptForm
  adHocTransactionId: number | undefined
  agencyName: string | undefined
}

/** The receipt form itself; sent once under its key, however often the button is hit or the network drops. */
export function ReceiptEditor({ first: given, adHocTransactionId, agencyName }: ReceiptEditorProps) {
  const text = useText(receiptTexts)
  const { today } = useToday()
  const prefix = useRolePrefix()
  const [first] = useState(given)
  const [form, setForm] = useState(first)
  const { create, busy, failure, created } = useCreateReceipt(adHocTransactionId)
  const { errors, check, formRef } = useErrors(form, today)
  const { data: categories = [] } = useApi(realtime.listDonationCategories, {}, { revalidateOnFocus: false })
  useUnsaved(created === undefined && JSON.stringify(form) !== JSON.stringify(first))
  useEffect(() => {
    if (created !== undefined) go(paths.receipts(prefix, created), { replace: true })
  }, [created, prefix])

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (check()) void create(form)
  }
  return (
    <Stack component="form" ref={formRef} spacing={2.5} noValidate onSubmit={submit}>
      <Panel title={text('pickup')}>
        <PickupFields
          form={form}
          onForm={setForm}
          errors={errors}
          agencyName={agencyName}
          isOfDonation={adHocTransactionId !== undefined}
          today={today}
        />
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

/** Mistakes are told once the form was sent, then as they are corrected; the first one gets the focus. */
function useErrors(form: ReceiptForm, today: string) {
  const formRef = useRef<HTMLFormElement>(null)
  const [attempts, setAttempts] = useState(0)
  const errors: ReceiptErrors | undefined = attempts > 0 ? receiptErrors(form, today) : undefined
  useEffect(() => {
    if (attempts > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempts])
  const check = () => {
    const isSound = receiptErrors(form, today) === undefined
    if (!isSound) setAttempts(attempts + 1)
    return isSound
  }
  return { errors, check, formRef }
}

function useCreateReceipt(adHocTransactionId: number | undefined) {
  const text = useText(receiptTexts)
  const frame = useText(app)
  const toast = useToast()
  const renewBadges = useSessionChange()
  const { ActiveRole } = useSession()
  const { run, busy } = useAction(agency.createReceipt)
  const [failure, setFailure] = useState<string>()
  const [created, setCreated] = useState<number>()
  const isBusy = useRef(false)
  const create = async (form: ReceiptForm) => {
    const draft = receiptDraft(form, { isFoodBank: isFoodBankRole(ActiveRole), adHocTransactionId })
    if (draft === undefined || isBusy.current) return
    isBusy.current = true
    setFailure(undefined)
    try {
      const { PickupID, Pickup } = await run(draft)
      toast(text('created', { code: Pickup.Code }))
      void renewBadges()
      setCreated(PickupID)
    } catch (error) {
      setFailure(failureText(error, frame, text('createFailed')))
    } finally {
      isBusy.current = false
    }
  }
  return { create, busy: busy || created !== undefined, failure, created }
}
