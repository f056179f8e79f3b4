import { getSession } from '../../../../shared/network/session/api.ts'
import * as messages from '../../../../shared/work/messages/api.ts'
import { messageTexts } from '../../../../shared/work/messages/texts.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useText } from '../../core/words/language.tsx'
import { deleteFailure } from './deleteFailure.ts'

/** Asks, deletes the person's own copy, and takes it out of the list and the badge. */
export function useDeleteMessage(onDeleted?: () => void) {
  const text = useText(messageTexts)
  const { act } = useAction({
    renews: [messages.getReceivedGrid, getSession],
    failed: (error) => text(deleteFailure(error)),
  })
  return (id: number) => {
    const question = { title: text('deleteQuestion'), text: text('deleteText'), confirm: text('delete') }
    const words = { ask: { ...question, isDangerous: true }, done: text('deleted'), onDone: onDeleted }
    return act(messages.removeMessage, { id }, words)
  }
}
