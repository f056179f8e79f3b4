import { isRefusal } from '../../../shared/core/answer.ts'
import * as receipts from '../../../shared/rescue/receipts/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { correctReceipt } from './correctReceipt.ts'
import { itemsOfReceipt } from './receiptDraft.ts'
import { receiptById } from './receiptTable.ts'
import { receiptView } from './receiptView.ts'

export const handler = endpointOn(
  receipts.updateReceipt,
  receiptById,
  async ({ resource, input, caller, now, idempotencyKey }) => {
    const { id, Version: version, categories, ...contents } = input
    const items = await itemsOfReceipt(categories)
    if (isRefusal(items)) return items
    const { OpenUntil, IsEditable } = await receiptView(resource, caller, now)
    const also = (after: typeof resource) => idempotencyKey.writes({ ...after, OpenUntil, IsEditable }, now)
    const after = await correctReceipt(id, { ...contents, items, version }, { by: caller, now, also })
    return isRefusal(after) ? after : { ...after, OpenUntil, IsEditable }
  },
)
