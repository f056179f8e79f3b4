import { ownerRefusal } from '../../../shared/core/access.ts'
import type { Refusal } from '../../../shared/core/answer.ts'
import { windowRemovalRefusal } from '../../../shared/pantry/windows/window.ts'
import type { Context } from '../../core/http/http.ts'
import { retryConflicts } from '../../core/table/aggregate.ts'
import { table } from '../../core/table/table.ts'
import { countProgramUse } from '../programs/programTable.ts'
import { removeWindowWrite, type StoredWindow, windowById } from './windowTable.ts'

/** Deletes a window of the caller; an order that is placed at the same moment refuses it as well. */
export const removeWindow = (
  resource: StoredWindow,
  { caller, now, idempotencyKey }: Pick<Context<unknown>, 'caller' | 'now' | 'idempotencyKey'>,
): Promise<Refusal | null> =>
  retryConflicts({ loaded: resource, now, reload: () => windowById(resource.ID) }, async (window) => {
    const refusal = ownerRefusal(caller, window) ?? windowRemovalRefusal(window)
    if (refusal) return refusal
    const { EntityDeliveryProgramID: program } = window
    await table.commit([
      removeWindowWrite(window.ID),
      ...(program === null ? [] : [countProgramUse(program, 'window', -1)]),
      ...idempotencyKey.writes(null, now),
    ])
    return null
  })
