import * as storage from '../../../shared/api/storage.ts'
import type { StorageLocation } from '../../../shared/storageLocation/storageLocation.ts'
import { storageTexts } from '../../../shared/text/storage.ts'
import { useConfirm } from '../app/confirm.tsx'
import { useText } from '../app/language.tsx'
import { useToast } from '../app/toast.tsx'
import { refusalReason } from '../data/client.ts'
import { useAction } from '../data/useAction.ts'
import { useRefresh } from '../data/useApi.ts'

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
