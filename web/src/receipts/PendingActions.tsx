import Button from '@mui/material/Button'
import * as receipts from '../../../shared/api/receipts.ts'
import { app } from '../../../shared/text/app.ts'
import { receiptTexts } from '../../../shared/text/receipts.ts'
import { useConfirm } from '../app/confirm.tsx'
import { failureText } from '../app/failure.ts'
import { go } from '../app/go.ts'
import { useText } from '../app/language.tsx'
import { useToast } from '../app/toast.tsx'
import { useAction } from '../data/useAction.ts'
import { useRolePrefix } from '../data/useSession.ts'
import { paths } from '../paths.ts'
import { pendingDraft, type ReceiptFormReturn } from './receiptForm.ts'

interface PendingActionsProps {
  form: ReceiptFormReturn
  donationId: number
  isPending: boolean
}

/** Puts a donation's receipt aside for later, for whoever may create it; or drops what was put aside. */
export function PendingActions({ form, donationId, isPending }: PendingActionsProps) {
  const text = useText(receiptTexts)
  const shell = useText(app)
  const toast = useToast()
  const confirm = useConfirm()
  const prefix = useRolePrefix()
  const saving = useAction(receipts.savePendingReceipt)
  const discarding = useAction(receipts.discardPendingReceipt)
  const failed = (error: unknown) => toast(failureText(error, shell), { tone: 'error' })
  const save = async () => {
    const values = form.getValues()
    try {
      await saving.run({ id: donationId, ...pendingDraft(values) })
      form.reset(values)
      toast(text('putAside'))
    } catch (error) {
      failed(error)
    }
  }
  const discard = async () => {
    const question = { title: text('discardTitle'), text: text('discardText'), confirm: text('discard') }
    if (!(await confirm({ ...question, isDangerous: true }))) return
    try {
      await discarding.run({ id: donationId })
      form.reset(form.getValues())
      toast(text('discarded'))
      go(paths.transaction(prefix, donationId))
    } catch (error) {
      failed(error)
    }
  }
  return (
    <>
      <Button loading={saving.busy} onClick={() => void save()}>
        {text('saveForLater')}
      </Button>
      {isPending ? (
        <Button color="error" loading={discarding.busy} onClick={() => void discard()}>
          {text('discard')}
        </Button>
      ) : null}
    </>
  )
}
