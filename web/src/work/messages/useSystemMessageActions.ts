import * as messages from '../../../../shared/work/messages/api.ts'
import type { PlannedMessage } from '../../../../shared/work/messages/systemMessage.ts'
import { systemMessageTexts } from '../../../../shared/work/messages/systemMessagesTexts.ts'
import { refusalReason } from '../../core/data/client.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useRefresh } from '../../core/data/useApi.ts'
import { useConfirm } from '../../core/words/confirm.tsx'
import { useText } from '../../core/words/language.tsx'
import { useToast } from '../../core/words/toast.tsx'

interface Changes {
  onChanged: (message: PlannedMessage) => void
  onDeleted: (id: number) => void
}

/** Ends or deletes after a question; a refusal, as for a message that began meanwhile, comes with its reason. */
export function useSystemMessageActions({ onChanged, onDeleted }: Changes) {
  const text = useText(systemMessageTexts)
  const confirm = useConfirm()
  const toast = useToast()
  const refresh = useRefresh()
  const ending = useAction(messages.endSystemMessage)
  const deleting = useAction(messages.deleteSystemMessage)
  const perform = async (run: () => Promise<unknown>, done: string) => {
    try {
      await run()
      toast(done)
    } catch (error) {
      toast(refusalReason(error) ?? text('actionFailed'), { tone: 'error' })
      await refresh(messages.getSystemMessagesGrid)
    }
  }
  const end = async ({ ID: id }: PlannedMessage, title: string) => {
    const question = { title: text('endQuestion', { title }), text: text('endText'), confirm: text('end') }
    if (!(await confirm(question))) return
    await perform(async () => onChanged(await ending.run({ id })), text('endedToast'))
  }
  const remove = async ({ ID: id }: PlannedMessage, title: string) => {
    const question = { title: text('deleteQuestion', { title }), text: text('deleteText'), confirm: text('delete') }
    if (!(await confirm({ ...question, isDangerous: true }))) return
    await perform(async () => onDeleted(await deleting.run({ id }).then(() => id)), text('deletedToast'))
  }
  return { end, remove }
}
