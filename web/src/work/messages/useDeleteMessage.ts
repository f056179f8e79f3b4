import * as messages from '../../../../shared/work/messages/api.ts'
import { messageTexts } from '../../../../shared/work/messages/texts.ts'
import { call } from '../../core/data/client.ts'
import { useRefresh } from '../../core/data/useApi.ts'
import { useSessionChange } from '../../core/data/useSession.ts'
import { useConfirm } from '../../core/words/confirm.tsx'
import { useText } from '../../core/words/language.tsx'
import { useToast } from '../../core/words/toast.tsx'
import { deleteFailure } from './deleteFailure.ts'

/** Asks, deletes the person's own copy, and takes it out of the list and the badge; true when it is gone. */
export function useDeleteMessage(): (copyId: number) => Promise<boolean> {
  const text = useText(messageTexts)
  const confirm = useConfirm()
  const toast = useToast()
  const refresh = useRefresh()
  const changeSession = useSessionChange()
  return async (id) => {
    const question = { title: text('deleteQuestion'), text: text('deleteText'), confirm: text('delete') }
    if (!(await confirm({ ...question, isDangerous: true }))) return false
    try {
      await call(messages.removeMessage, { id })
    } catch (error) {
      toast(text(deleteFailure(error)), { tone: 'error' })
      return false
    }
    toast(text('deleted'))
    await Promise.all([refresh(messages.getReceivedGrid), changeSession()])
    return true
  }
}
