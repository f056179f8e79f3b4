import { localDay } from '../../../shared/core/time/zone.ts'
import * as deliveryprograms from '../../../shared/pantry/programs/api.ts'
import {
  DeliveryProgram,
  namedOnWindow,
  programNameRefusal,
  programOrder,
} from '../../../shared/pantry/programs/deliveryProgram.ts'
import { chunksOf } from '../../core/chunks.ts'
import { assertSameId } from '../../core/http/fault.ts'
import { endpointOn } from '../../core/http/http.ts'
import { retryConflicts } from '../../core/table/aggregate.ts'
import { maxWrites } from '../../core/table/write.ts'
import { loadZone } from '../../network/organizations/entityTable.ts'
import { programs, programsOfOwner } from '../programs/programTable.ts'
import { loadDeliveryWindows, maxDay, programNameWrite } from './windowTable.ts'

/** The windows first, each of which may be removed meanwhile: where not all follow, the program keeps its name until a repeat. */
export const handler = endpointOn(
  deliveryprograms.updateDeliveryProgram,
  programs.byId,
  async ({ resource, input: { id, ID, ...draft }, now, table }) => {
    assertSameId(ID, id)
    return retryConflicts({ loaded: resource, now, reload: () => programs.find(resource) }, async (program) => {
      const { EntityID: owner } = program
      const others = (await programsOfOwner(owner)).filter((one) => one.ID !== id)
      const refusal = programNameRefusal(others, draft.Name)
      if (refusal) return refusal
      const changed = DeliveryProgram.parse({ ...program, ...draft })
      const today = localDay(now, await loadZone(owner))
      const coming = (await loadDeliveryWindows(owner, today, maxDay)).filter(
        ({ EntityDeliveryProgramID }) => EntityDeliveryProgramID === id,
      )
      for (const some of chunksOf(coming, maxWrites))
        await table.commit(some.map((window) => programNameWrite(window, namedOnWindow(changed))))
      await table.commit([programs.set(program, { ...draft, sort: programOrder(changed) })])
      return changed
    })
  },
)
