import { useEffect, useRef, useState } from 'react'
import { isFoodBankRole } from '../../../shared/access.ts'
import * as receipts from '../../../shared/api/receipts.ts'
import { app } from '../../../shared/text/app.ts'
import { receiptTexts } from '../../../shared/text/receipts.ts'
import { failureText } from '../app/failure.ts'
import { useText } from '../app/language.tsx'
import { useToast } from '../app/toast.tsx'
import { useAction } from '../data/useAction.ts'
import { useSession, useSessionChange } from '../data/useSession.ts'
import { type ReceiptErrors, type ReceiptForm, receiptDraft, receiptErrors } from './receiptForm.ts'

/** Mistakes are told once the form was sent, then as they are corrected; the first one gets the focus. */
export function useErrors(form: ReceiptForm, today: string) {
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

/** Sends the receipt once under its key, however often the button is hit or the network drops. */
export function useCreateReceipt(adHocTransactionId: number | undefined) {
  const text = useText(receiptTexts)
  const frame = useText(app)
  const toast = useToast()
  const renewBadges = useSessionChange()
  const { ActiveRole } = useSession()
  const { run, busy } = useAction(receipts.createReceipt)
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
