import { ownerRefusal } from '../../../shared/core/access.ts'
import * as windows from '../../../shared/pantry/windows/api.ts'
import { pickupTimeOf } from '../../../shared/pantry/windows/window.ts'
import { openTimesRefusal } from '../../../shared/pantry/windows/windowRules.ts'
import { endpointOn } from '../../core/http/http.ts'
import { retryConflicts } from '../../core/table/aggregate.ts'
import { noteOpenings } from './openings.ts'
import { instantInUtc, openTimesWrite, pickupTimeAt, windowById } from './windowTable.ts'

export const handler = endpointOn(
  windows.changeOpenTimes,
  pickupTimeAt,
  async ({ resource, input: { openTime, closeTime }, caller, now, table }) =>
    retryConflicts({ loaded: resource, now, reload: () => windowById(resource.ID) }, async (window) => {
      const change = { OpenTime: instantInUtc(openTime), CloseTime: instantInUtc(closeTime) }
      const refusal = ownerRefusal(caller, window) ?? openTimesRefusal(window, change, now)
      if (refusal) return refusal
      const { OpenTime = window.OpenTime, CloseTime = window.CloseTime } = change
      if (OpenTime === window.OpenTime && CloseTime === window.CloseTime) return pickupTimeOf(window, now)
      await table.commit([openTimesWrite({ ...window, OpenTime, CloseTime })])
      await noteOpenings([OpenTime], now)
      return pickupTimeOf({ ...window, OpenTime, CloseTime }, now)
    }),
)
