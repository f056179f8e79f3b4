import Button from '@mui/material/Button'
import * as receipts from '../../../../shared/rescue/receipts/api.ts'
import { receiptTexts } from '../../../../shared/rescue/receipts/texts.ts'
import { useAttempt } from '../../core/data/failure.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useRolePrefix } from '../../core/data/useSession.ts'
import { go } from '../../core/go.ts'
import { paths } from '../../core/paths.ts'
import { useConfirm } from '../../core/words/confirm.tsx'
import { useText } from '../../core/words/language.tsx'
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
