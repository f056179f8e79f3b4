import * as erp from '../../../../shared/pantry/erp/api.ts'
import type { ErpMatchingRow } from '../../../../shared/pantry/erp/importItem.ts'
import { erpTexts } from '../../../../shared/pantry/erp/texts.ts'
import { refusalReason } from '../../core/data/client.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useRefresh } from '../../core/data/useApi.ts'
import { useConfirm } from '../../core/words/confirm.tsx'
import { useText } from '../../core/words/language.tsx'
import { useToast } from '../../core/words/toast.tsx'

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
