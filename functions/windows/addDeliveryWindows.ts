import { refuse } from '../../shared/answer.ts'
import * as windows from '../../shared/api/windows.ts'
import * as refusals from '../../shared/refusals/refusals.ts'
import { draftOfDelivery, type WindowDraft } from '../../shared/window/window.ts'
import { windowDraftRefusal } from '../../shared/window/windowRules.ts'
import { countProgramUse, programsOfOwner } from '../deliveryprograms/programTable.ts'
import { endpoint } from '../http.ts'
import { addWindows } from './addWindows.ts'
import { windowOwner } from './windowOwner.ts'
import { deliveryWindowsOf } from './windowTable.ts'

/** An agency delivers by its programs alone; a food bank without any delivers to everybody. */
export const handler = endpoint(
  windows.addDeliveryWindows,
  async ({ input: { DeliveryTimes }, caller, now, language, idempotencyKey }) => {
    const { EntityID } = caller
    const owner = await windowOwner(caller)
    const names = new Map((await programsOfOwner(EntityID)).map(({ ID, Name }) => [ID, Name]))
    if (owner.Kind === 'agency' && names.size === 0) return refuse(refusals.deliveryProgramFirst)
    const drafts = DeliveryTimes.map(draftOfDelivery)
    const rules = { zone: owner.TimeZone, now, programs: new Set(names.keys()) }
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
    const placeOf = ({ EntityDeliveryProgramID: id }: WindowDraft) => ({
      ...place,
      DeliveryProgramName: id === null ? null : (names.get(id) ?? null),
    })
    const existing = (from: string, to: string) => deliveryWindowsOf(EntityID, from, to)
    return addWindows(drafts, { existing, placeOf, alsoOf: programCounts, idempotencyKey, now, language })
  },
)

/** That each program is named by so many more windows; it fails for one that was deleted meanwhile. */
function programCounts(drafts: readonly WindowDraft[]) {
  const named = Map.groupBy(drafts, ({ EntityDeliveryProgramID: id }) => id)
  return [...named].flatMap(([id, own]) => (id === null ? [] : [countProgramUse(id, 'window', own.length)]))
}
