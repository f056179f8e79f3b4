import Button from '@mui/material/Button'
import * as receipts from '../../../shared/api/receipts.ts'
import { receiptTexts } from '../../../shared/text/receipts.ts'
import { useConfirm } from '../app/confirm.tsx'
import { useAttempt } from '../app/failure.ts'
import { go } from '../app/go.ts'
import { useText } from '../app/language.tsx'
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
  const attempt = useAttempt()
  const confirm = useConfirm()
  const prefix = useRolePrefix()
  const saving = useAction(receipts.savePendingReceipt)
  const discarding = useAction(receipts.discardPendingReceipt)
  const save = async () => {
    const values = form.getValues()
    const isSaved = await attempt(() => saving.run({ id: donationId, ...pendingDraft(values) }), text('putAside'))
    if (isSaved) form.reset(values)
  }
  const discard = async () => {
    const question = { title: text('discardTitle'), text: text('discardText'), confirm: text('discard') }
    if (!(await confirm({ ...question, isDangerous: true }))) return
    if (!(await attempt(() => discarding.run({ id: donationId }), text('discarded')))) return
    form.reset(form.getValues())
    go(paths.transaction(prefix, donationId))
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
