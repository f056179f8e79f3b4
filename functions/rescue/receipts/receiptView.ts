import { type Caller, canAccess, isDonorRole } from '../../../shared/core/access.ts'
import { localDay } from '../../../shared/core/time/zone.ts'
import type { ReceiptView } from '../../../shared/rescue/receipts/api.ts'
import { isReceiptOpen, openUntil } from '../../../shared/rescue/receipts/closing.ts'
import { knownEntity } from '../../network/organizations/entityTable.ts'
import { ownerOfReceipt, type StoredReceipt } from './receiptTable.ts'

/** The last day on which a receipt may be corrected, and the food bank's today. */
export async function loadClosing(receipt: StoredReceipt, now: Date) {
  const { Settings, TimeZone } = await knownEntity('foodBank', receipt.FoodBankID)
  const created = localDay(new Date(receipt.Created), TimeZone)
  return { lastDay: openUntil(created, Settings.ReceiptCloseDay), today: localDay(now, TimeZone) }
}

/** The receipt as its page shows it; donors only read. */
export async function receiptView(receipt: StoredReceipt, caller: Caller, now: Date): Promise<ReceiptView> {
  const { lastDay, today } = await loadClosing(receipt, now)
  const mayCorrect = !isDonorRole(caller.Role) && canAccess(caller, ownerOfReceipt(receipt))
  return { ...receipt, OpenUntil: lastDay, IsEditable: mayCorrect && isReceiptOpen(lastDay, today) }
}
