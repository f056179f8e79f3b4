import * as tagsApi from '../../../shared/api/tags.ts'
import type { TagGroup } from '../../../shared/tag/tag.ts'
import { tagTexts } from '../../../shared/text/tags.ts'
import { useConfirm } from '../app/confirm.tsx'
import { useText } from '../app/language.tsx'
import { useToast } from '../app/toast.tsx'
import { Refused } from '../data/client.ts'
import { useAction } from '../data/useAction.ts'
import { useRefresh } from '../data/useApi.ts'

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
