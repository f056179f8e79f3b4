import * as programsApi from '../../../shared/api/deliveryprograms.ts'
import type { DeliveryProgram } from '../../../shared/deliveryProgram/deliveryProgram.ts'
import { deliveryProgramTexts } from '../../../shared/text/deliveryPrograms.ts'
import { useConfirm } from '../app/confirm.tsx'
import { useText } from '../app/language.tsx'
import { useToast } from '../app/toast.tsx'
import { refusalReason } from '../data/client.ts'
import { useAction } from '../data/useAction.ts'
import { useRefresh } from '../data/useApi.ts'

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
