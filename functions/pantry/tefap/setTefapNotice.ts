import * as tefap from '../../../shared/pantry/tefap/api.ts'
import { HttpFault } from '../../core/http/fault.ts'
import { endpoint } from '../../core/http/http.ts'
import { loadNotice, noticeWrites } from '../customers/noticeTable.ts'

/** Each version stays: certificates name the one that was read. */
export const handler = endpoint(
  tefap.setTefapNotice,
  async ({ input: { Version, Texts }, caller, now, table, idempotencyKey }) => {
    const read = await loadNotice(caller.EntityID)
    if (read.Version !== Version) throw new HttpFault(409, 'Version: the notice was changed')
    const notice = { Version: Version + 1, Texts, At: now.toISOString() }
    await table.commit([...noticeWrites(caller.EntityID, notice, read), ...idempotencyKey.writes(notice, now)])
    return notice
  },
)
