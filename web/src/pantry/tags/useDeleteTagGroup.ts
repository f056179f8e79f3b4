import * as tagsApi from '../../../../shared/pantry/tags/api.ts'
import type { TagGroup } from '../../../../shared/pantry/tags/tag.ts'
import { tagTexts } from '../../../../shared/pantry/tags/texts.ts'
import { Refused } from '../../core/data/client.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useRefresh } from '../../core/data/useApi.ts'
import { useConfirm } from '../../core/words/confirm.tsx'
import { useText } from '../../core/words/language.tsx'
import { useToast } from '../../core/words/toast.tsx'

/** Asks, deletes and reports; a refusal, as for a group with tags, comes with its reason. */
export function useDeleteTagGroup() {
  const text = useText(tagTexts)
  const confirm = useConfirm()
  const toast = useToast()
  const refresh = useRefresh()
  const { run, busy } = useAction(tagsApi.deleteTagGroup)
  const remove = async ({ ID: id, Name: name }: TagGroup) => {
    const question = {
      title: text('deleteQuestion', { name }),
      text: text('deleteText'),
      confirm: text('delete'),
      isDangerous: true,
    }
    if (!(await confirm(question))) return
    try {
      await run({ id })
      toast(text('groupDeleted'))
    } catch (error) {
      const reason = error instanceof Refused && error.reason ? `: ${error.reason}` : ''
      toast(`${text('groupDeleteFailed')}${reason}`, { tone: 'error' })
      await refresh(tagsApi.getTagGroupsGrid)
    }
  }
  return { remove, busy }
}
