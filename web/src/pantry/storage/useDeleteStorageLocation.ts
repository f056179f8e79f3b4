import * as storage from '../../../../shared/pantry/storage/api.ts'
import type { StorageLocation } from '../../../../shared/pantry/storage/storageLocation.ts'
import { storageTexts } from '../../../../shared/pantry/storage/texts.ts'
import { refusalReason } from '../../core/data/client.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useRefresh } from '../../core/data/useApi.ts'
import { useConfirm } from '../../core/words/confirm.tsx'
import { useText } from '../../core/words/language.tsx'
import { useToast } from '../../core/words/toast.tsx'

/** Asks, deletes and reports; a refusal, as for a location that products use, comes with its reason. */
export function useDeleteStorageLocation(onDeleted: (id: number) => void) {
  const text = useText(storageTexts)
  const confirm = useConfirm()
  const toast = useToast()
  const refresh = useRefresh()
  const { run } = useAction(storage.deleteStorageLocation)
  return async ({ ID: id, Label: label }: StorageLocation) => {
    const question = { title: text('deleteQuestion', { label }), text: text('deleteText'), confirm: text('delete') }
    if (!(await confirm({ ...question, isDangerous: true }))) return
    try {
      await run({ id })
    } catch (error) {
      const reason = refusalReason(error)
      toast(reason ? `${text('deleteFailed')}: ${reason}` : text('deleteFailed'), { tone: 'error' })
      await refresh(storage.getStorageLocationsGrid)
      return
    }
    toast(text('deleted'))
    onDeleted(id)
  }
}
