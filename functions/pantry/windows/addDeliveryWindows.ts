import { refuse } from '../../../shared/core/answer.ts'
import { namedOnWindow } from '../../../shared/pantry/programs/deliveryProgram.ts'
import * as windows from '../../../shared/pantry/windows/api.ts'
import * as refusals from '../../../shared/pantry/windows/refusals.ts'
import { draftOfDelivery, type WindowDraft } from '../../../shared/pantry/windows/window.ts'
import { windowDraftRefusal } from '../../../shared/pantry/windows/windowRules.ts'
import { endpoint } from '../../core/http/http.ts'
import { countProgramUse, programsOfOwner } from '../programs/programTable.ts'
import { addWindows } from './addWindows.ts'
import { windowOwner } from './windowOwner.ts'
import { loadDeliveryWindows } from './windowTable.ts'

/** An agency delivers by its programs alone; a food bank without any delivers to everybody. */
export const handler = endpoint(
  windows.addDeliveryWindows,
  async ({ input: { DeliveryTimes }, caller, now, language, idempotencyKey }) => {
    const { EntityID } = caller
    const owner = await windowOwner(caller)
    const programs = new Map((await programsOfOwner(EntityID)).map((program) => [program.ID, program]))
    if (owner.Kind === 'agency' && programs.size === 0) return refuse(refusals.deliveryProgramFirst)
    const drafts = DeliveryTimes.map(draftOfDelivery)
    const rules = { zone: owner.TimeZone, now, programs: new Set(programs.keys()) }
    for (const draft of drafts) {
      const refusal = windowDraftRefusal(draft, 'delivery', rules)
      if (refusal) return refusal
    }
    const place = {
      Kind: 'delivery',
      EntityID,
      FoodBankID: owner.Kind === 'agency' ? owner.FoodBankID : EntityID,
      PantryLocationID: null,
      TimeZone: owner.TimeZone,
    } as const
    const placeOf = ({ EntityDeliveryProgramID: id }: WindowDraft) => {
      const program = programs.get(id ?? 0)
      return { ...place, ...(program ? namedOnWindow(program) : { DeliveryProgramName: null }) }
    }
    const existing = (from: string, to: string) => loadDeliveryWindows(EntityID, from, to)
    return addWindows(drafts, { existing, placeOf, alsoOf: programCounts, idempotencyKey, now, language })
  },
)

/** Counts the windows that name each program; it fails for one that was deleted meanwhile. */
function programCounts(drafts: readonly WindowDraft[]) {
  const named = Map.groupBy(drafts, ({ EntityDeliveryProgramID: id }) => id)
  return [...named].flatMap(([id, own]) => (id === null ? [] : [countProgramUse(id, 'window', own.length)]))
}
