import { useMemo, useState } from 'react'
import { plural } from '../../../../../shared/core/text/text.ts'
import type { DeliveryProgram } from '../../../../../shared/pantry/programs/deliveryProgram.ts'
import * as windows from '../../../../../shared/pantry/windows/api.ts'
import { reservingOf } from '../../../../../shared/pantry/windows/reserved.ts'
import { windowTexts } from '../../../../../shared/pantry/windows/texts.ts'
import type { CopiedWindow } from '../../../../../shared/pantry/windows/weekly.ts'
import type { DeliveryTime, PickupTime, WindowDraft, WindowKind } from '../../../../../shared/pantry/windows/window.ts'
import { Refused } from '../../../core/data/client.ts'
import { serverReason } from '../../../core/data/failure.ts'
import { useAction } from '../../../core/data/useAction.ts'
import { useApi } from '../../../core/data/useApi.ts'
import { useLanguage, useText } from '../../../core/words/language.tsx'
import { useUnsaved } from '../../../core/words/unsaved.ts'
import { useAddWindows } from './useAddWindows.ts'

/** Owner of new windows. */
export interface NewWindowsOf {
  /** Of pickup times; absent for deliveries. */
  location?: { readonly ID: number } | undefined
  zone: string
  /** The owner's, for deliveries. */
  programs?: readonly DeliveryProgram[] | undefined
}
/** Props of a form of new windows besides its own fields. */
export interface NewWindowsProps extends NewWindowsOf {
  onCancel: () => void
  onAdded: () => void
}

export const kindOf = ({ location }: Pick<NewWindowsOf, 'location'>): WindowKind => (location ? 'pickup' : 'delivery')

/** Windows that are there on the days of a form; none before they are loaded. */
export function useExistingWindows(location: NewWindowsOf['location'], from: string, to: string): CopiedWindow[] {
  const range = { dateStartFilter: from, dateEndFilter: to }
  const isAsked = from !== '' && from <= to
  const pickups = useApi(windows.listPickupTimes, location && isAsked ? { id: location.ID, ...range } : null)
  const deliveries = useApi(windows.listDeliveryWindows, !location && isAsked ? range : null)
  return useMemo(
    () => [...(pickups.data ?? []).map(ofPickup), ...(deliveries.data ?? []).map(ofDelivery)],
    [pickups.data, deliveries.data],
  )
}

const ofPickup = (one: PickupTime): CopiedWindow => ({
  Day: one.PickupDay,
  StartTime: one.PickupStartTime,
  EndTime: one.PickupEndTime,
  OpenTime: one.OpenTime,
  CloseTime: one.CloseTime,
  MaximumOrders: one.MaximumOrders,
  ...reservingOf(one),
  EntityDeliveryProgramID: null,
})
const ofDelivery = (one: DeliveryTime): CopiedWindow => ({
  Day: one.DeliveryDay,
  StartTime: one.DeliveryStartTime,
  EndTime: one.DeliveryEndTime,
  OpenTime: one.OpenTime,
  CloseTime: one.CloseTime,
  MaximumOrders: one.MaximumOrders,
  ...reservingOf(one),
  EntityDeliveryProgramID: one.EntityDeliveryProgramID,
})

/** Sends a form's drafts: in progress until the answer, whatever it is; a refusal is shown with its reason. */
export function useCreate({ location, onAdded }: NewWindowsProps, isDirty: boolean) {
  const text = useText(windowTexts)
  const { language } = useLanguage()
  const markSaved = useUnsaved(isDirty)
  const [failure, tell] = useState<string>()
  const failed = (error: unknown) => serverReason(error) ?? text(failureKey(error, kindOf({ location })))
  const { perform } = useAction({ failed, tell })
  const { add, progress } = useAddWindows(location?.ID)
  const create = (drafts: readonly WindowDraft[]) =>
    perform((send) => add(send, drafts), {
      done: text(plural(language, 'added', drafts.length), { count: drafts.length }),
      onDone: () => {
        markSaved()
        onAdded()
      },
    })
  return { create, progress, failure }
}

/** Section 8: refused without a reason, or not answered. */
function failureKey(error: unknown, kind: WindowKind) {
  if (kind === 'delivery') return 'addDeliveryFailed'
  return error instanceof Refused ? 'addFailed' : 'addFailed2'
}
