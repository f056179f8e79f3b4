import { isRefusal } from '../../shared/answer.ts'
import * as receipts from '../../shared/api/receipts.ts'
import { savePending } from '../../shared/donation/closing.ts'
import { byId, change } from '../donations/donationTable.ts'
import { endpointOn } from '../http.ts'
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
