import { Button } from '@mui/material'
import * as receipts from '../../../../shared/rescue/receipts/api.ts'
import { receiptTexts } from '../../../../shared/rescue/receipts/texts.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useRolePrefix } from '../../core/data/useSession.ts'
import { go } from '../../core/go.ts'
import { paths } from '../../core/paths.ts'
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
  const prefix = useRolePrefix()
  const saving = useAction()
  const discarding = useAction()
  const save = () => {
    const values = form.getValues()
    const input = { id: donationId, ...pendingDraft(values) }
    return saving.act(receipts.savePendingReceipt, input, {
      done: text('putAside'),
      onDone: () => form.reset(values),
    })
  }
  const discard = () => {
    const question = { title: text('discardTitle'), text: text('discardText'), confirm: text('discard') }
    const leave = () => {
      form.reset(form.getValues())
      go(paths.transaction(prefix, donationId))
    }
    const words = { ask: { ...question, isDangerous: true }, done: text('discarded'), onDone: leave }
    return discarding.act(receipts.discardPendingReceipt, { id: donationId }, words)
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
