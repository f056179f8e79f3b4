import { isRefusal } from '../../../shared/core/answer.ts'
import { savePending } from '../../../shared/rescue/donations/closing.ts'
import * as receipts from '../../../shared/rescue/receipts/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { byId, change } from '../donations/donationTable.ts'
import { assertReceiving } from './receiptDraft.ts'

export const handler = endpointOn(
  receipts.discardPendingReceipt,
  byId,
  async ({ resource, caller, now, idempotencyKey }) => {
    assertReceiving(resource, caller)
    const also = () => idempotencyKey.writes(null, now)
    const dropped = await change(resource, (donation) => savePending(donation, null), { by: caller, now, also })
    return isRefusal(dropped) ? dropped : null
  },
)
