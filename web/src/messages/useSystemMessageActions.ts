import * as messages from '../../../shared/api/messages.ts'
import type { PlannedMessage } from '../../../shared/message/systemMessage.ts'
import { systemMessageTexts } from '../../../shared/text/systemMessages.ts'
import { useConfirm } from '../app/confirm.tsx'
import { useText } from '../app/language.tsx'
import { useToast } from '../app/toast.tsx'
import { refusalReason } from '../data/client.ts'
import { useAction } from '../data/useAction.ts'
import { useRefresh } from '../data/useApi.ts'

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
