import { useState } from 'react'
import { plural } from '../../../../shared/core/text/text.ts'
import * as tagsApi from '../../../../shared/pantry/tags/api.ts'
import { tagNameIn } from '../../../../shared/pantry/tags/names.ts'
import { type Tag, usageCount } from '../../../../shared/pantry/tags/tag.ts'
import { tagTexts } from '../../../../shared/pantry/tags/texts.ts'
import { refusalReason } from '../../core/data/client.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useRefresh } from '../../core/data/useApi.ts'
import { useConfirm } from '../../core/words/confirm.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { useToast } from '../../core/words/toast.tsx'
import { nextTagRowState } from './tagRow.ts'

/** Deletes a tag in two steps: the first asks, with how many items have it; the second sends that count along. */
export function useDeleteTag(tag: Tag, isEdited: boolean, onDeleted: (id: number) => void) {
  const text = useText(tagTexts)
  const { language } = useLanguage()
  const confirm = useConfirm()
  const toast = useToast()
  const refresh = useRefresh()
  const { run } = useAction(tagsApi.deleteTag)
  const [own, setState] = useState(nextTagRowState('DISPLAY', 'clearEditing'))
  const state = isEdited ? nextTagRowState(own, 'edit') : own
  const remove = async () => {
    const count = usageCount(tag)
    const question = {
      title: text('deleteQuestion', { name: tagNameIn(tag.Name, language) }),
      text: count === 0 ? text('deleteText') : text(plural(language, 'deleteUsed', count), { count }),
      confirm: text('delete'),
    }
    if (!(await confirm({ ...question, isDangerous: true }))) return
    setState(nextTagRowState(state, 'remove'))
    try {
      await run({ id: tag.ID, used: count })
      toast(text('deleted'))
      onDeleted(tag.ID)
    } catch (error) {
      const reason = refusalReason(error) ?? ''
      toast(`${text('deleteFailedTitle')}: ${text('deleteFailed')}. ${reason}`.trim(), { tone: 'error' })
      await refresh(tagsApi.getTagsGrid)
    } finally {
      setState(nextTagRowState('REMOVING', 'removeCompleted'))
    }
  }
  return { state, remove }
}
