import * as erp from '../../../shared/api/erp.ts'
import type { ErpMatchingRow } from '../../../shared/erp/importItem.ts'
import { erpTexts } from '../../../shared/text/erp.ts'
import { useConfirm } from '../app/confirm.tsx'
import { useText } from '../app/language.tsx'
import { useToast } from '../app/toast.tsx'
import { refusalReason } from '../data/client.ts'
import { useAction } from '../data/useAction.ts'
import { useRefresh } from '../data/useApi.ts'

/** Asks, ends the match and reports; a refusal, when the goods went out already, comes with its reason. */
export function useRemoveMatch(onChanged: (row: ErpMatchingRow) => void) {
  const text = useText(erpTexts)
  const confirm = useConfirm()
  const toast = useToast()
  const refresh = useRefresh()
  const { run } = useAction(erp.deleteImportItemMapping)
  return async (row: ErpMatchingRow) => {
    const product = row.PantryInventoryItem?.Name ?? text('removed')
    const question = {
      title: text('removeQuestion', { code: row.Code }),
      text: text('removeText', { count: row.QuantityToImport ?? 0, product }),
      confirm: text('remove'),
    }
    if (!(await confirm({ ...question, isDangerous: true }))) return
    try {
      onChanged(await run({ id: row.ID }))
      toast(text('removedToast'))
    } catch (error) {
      toast(refusalReason(error) ?? text('removeFailed'), { tone: 'error' })
      await refresh(erp.getErpMatchingGrid)
    }
  }
}
