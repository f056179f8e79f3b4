import * as programsApi from '../../../../shared/pantry/programs/api.ts'
import type { DeliveryProgram } from '../../../../shared/pantry/programs/deliveryProgram.ts'
import { deliveryProgramTexts } from '../../../../shared/pantry/programs/texts.ts'
import { refusalReason } from '../../core/data/client.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useRefresh } from '../../core/data/useApi.ts'
import { useConfirm } from '../../core/words/confirm.tsx'
import { useText } from '../../core/words/language.tsx'
import { useToast } from '../../core/words/toast.tsx'

/** Asks, removes and reports; a refusal stands in place of the exception's message (decision 53). */
export function useRemoveProgram(onRemoved: (id: number) => void) {
  const text = useText(deliveryProgramTexts)
  const confirm = useConfirm()
  const toast = useToast()
  const refresh = useRefresh()
  const { run, busy } = useAction(programsApi.deleteDeliveryProgram)
  const remove = async ({ ID: id, Name: name }: DeliveryProgram) => {
    const question = { title: text('removeQuestion', { name }), text: text('removeText'), confirm: text('remove') }
    if (!(await confirm({ ...question, isDangerous: true }))) return
    try {
      await run({ id })
      toast(text('removed'))
      onRemoved(id)
    } catch (error) {
      toast(refusalReason(error) ?? text('removeFailed'), { tone: 'error' })
      await refresh(programsApi.getDeliveryProgramsGrid)
    }
  }
  return { remove, busy }
}
