import { ownerRefusal } from '../../../../shared/core/access.ts'
import { isRefusal } from '../../../../shared/core/answer.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import { momentOf } from '../../../../shared/pantry/orders/handOver.ts'
import type { Order } from '../../../../shared/pantry/orders/order.ts'
import { endpointOn } from '../../../core/http/http.ts'
import { changeToldLater } from '../changeToldLater.ts'
import { orderOf } from '../orderTable.ts'
import { loadSurroundings, orderShownTo, todayAt } from '../shownWithPlace.ts'
import { loadHandOvers } from './handingOver.ts'
import { handOverDecision } from './handOverDecision.ts'
import { type SheetCertificate, sheetCertificate } from './sheetCertificate.ts'
import { areVisitsUsedFor } from './tefapVisits.ts'

/**
 * The order, its window's counters, what it held, the record, a certificate that was signed on the sheet and the answer of a repeat
 * are one transaction. One that waited for a connection, or on paper, longer than its order stayed open brings the order back.
 */
export const handler = endpointOn(
  orders.handOverOrder,
  orderOf,
  async ({ resource, input: { id, ...draft }, caller, now, idempotencyKey, language }) => {
    const refusal = ownerRefusal(caller, resource)
    if (refusal) return refusal
    const at = draft.Paper && draft.At ? new Date(draft.At) : momentOf(draft.At, now)
    const [handOvers, around] = await Promise.all([
      loadHandOvers([resource], { by: caller, now: at, toldAt: now }, draft),
      loadSurroundings(resource),
    ])
    const shown = (order: Order) => orderShownTo({ ...caller, language }, order, around, now)
    const [today, zone] = [todayAt(around.window, at), around.window?.TimeZone ?? 'UTC']
    const areVisitsUsed = await areVisitsUsedFor(resource, today)
    const table = { at, today, zone, onHold: around.onHold, ...handOvers, areVisitsUsed }
    let declared: SheetCertificate | undefined
    const decide = async (order: Order, decidedAt: Date) => {
      const signed = areVisitsUsed ? undefined : await sheetCertificate(order, draft, { caller, language, at, now })
      if (isRefusal(signed)) return signed
      declared = signed
      const CertificateID = signed && { CertificateID: signed.id }
      const handOverOf = (one: Order) => ({ ...handOvers.handOverOf(one), ...CertificateID })
      return handOverDecision(draft, { ...table, handOverOf })(order, decidedAt)
    }
    const also = (state: Order) => [...(declared?.writes ?? []), ...idempotencyKey.writes(shown(state), now)]
    const changed = await changeToldLater(resource, decide, { said: draft.At, by: caller, now, also })
    return isRefusal(changed) ? changed : shown(changed)
  },
)
