import * as receipts from '../../../../shared/rescue/receipts/api.ts'
import { call } from '../../../engine/call.ts'
import { ids } from '../../../engine/smallTenant.ts'
import { first, donationId as id } from './prepare.ts'
import { asks, idempotent, type Scenario } from './scenario.ts'

export const receiptsFaults: Scenario[] = [
  asks(receipts.createReceipt, 'closed', () =>
    call(
      receipts.createReceipt,
      first,
      {
        donorLocationId: ids.donorLocation,
        categories: [{ categoryId: 1, pounds: 90 }],
        adHocTransactionId: id,
        date: '2026-11-20',
      },
      idempotent,
    ),
  ),
  asks(receipts.updateReceipt, 'empty', () =>
    call(
      receipts.updateReceipt,
      first,
      { id: 1, Version: 1, categories: [{ categoryId: 2, pounds: 7 }], date: '2026-11-18' },
      idempotent,
    ),
  ),
  asks(receipts.savePendingReceipt, 'accepted', () =>
    call(receipts.savePendingReceipt, first, { id, categories: [{ categoryId: 2, pounds: 7 }], date: '2026-11-20' }),
  ),
  asks(receipts.discardPendingReceipt, 'accepted', () =>
    call(receipts.discardPendingReceipt, first, { id }, idempotent),
  ),
]
