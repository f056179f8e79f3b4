import { formatInstant } from '../../../../shared/core/time/zone.ts'
import * as windows from '../../../../shared/pantry/windows/api.ts'
import { windowTexts } from '../../../../shared/pantry/windows/texts.ts'
import type { PickupTime } from '../../../../shared/pantry/windows/window.ts'
import { Refused, refusalReason } from '../../core/data/client.ts'
import { type Send, useAction } from '../../core/data/useAction.ts'
import { listedDay } from '../../core/time/time.ts'
import type { Question } from '../../core/words/confirm.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import type { MaximumChange } from './editors.tsx'
import type { PickupContext, PickupDayGroup } from './pickupDay.ts'

/** Changes of pickup times: each tells what came of it, and answers whether it was stored. */

export type WindowMoment = 'openTime' | 'closeTime'

/** Of one window. */
export function useTimeChanges({ location, onChanged, onGone }: PickupContext) {
  const text = useText(windowTexts)
  const { act } = useAction()
  const of = ({ ID }: PickupTime) => ({ id: location.ID, pickupTimeId: ID })
  const words = (refused: 'maximumFailed1' | 'timeFailed1', lost: 'maximumFailed2' | 'timeFailed2') => ({
    done: text('updated'),
    failed: (error: unknown) => refusalReason(error) ?? text(error instanceof Refused ? refused : lost),
    onDone: (time: PickupTime) => onChanged([time]),
  })
  return {
    setMaximum: (time: PickupTime, change: MaximumChange) =>
      act(windows.adjustMaximumOrders, { ...of(time), ...change }, words('maximumFailed1', 'maximumFailed2')),
    setMoment: (time: PickupTime, field: WindowMoment, instant: string) =>
      act(windows.changeOpenTimes, { ...of(time), [field]: instant }, words('timeFailed1', 'timeFailed2')),
    remove: (time: PickupTime) => {
      const question = { title: text('deleteTitle'), text: text('deleteQuestion'), confirm: text('delete') }
      return act(windows.removePickupTime, of(time), {
        ask: { ...question, isDangerous: true },
        done: text('deleted'),
        failed: (error) => refusalReason(error) ?? text('deleteSomeFailed'),
        onDone: () => onGone(time.ID),
      })
    },
  }
}

/** Of all windows of a day: asks first, naming the new value, the count and the day. */
export function useDayChanges({ location, onChanged, onGone }: PickupContext) {
  const text = useText(windowTexts)
  const { language } = useLanguage()
  const { perform } = useAction()
  const withReason = (words: string) => (error: unknown) => [words, refusalReason(error)].filter(Boolean).join(' ')

  /** One call a window; those that succeeded are shown also when others fail, of which the first is told. */
  const forEach = (
    times: readonly PickupTime[],
    change: (send: Send, time: PickupTime) => Promise<void>,
    { failed, ...words }: { ask: Question; done: string; failed: string },
  ) =>
    perform(
      async (send) => {
        const errors: unknown[] = []
        for (const time of times) await change(send, time).catch((error: unknown) => errors.push(error))
        if (errors.length > 0) throw errors[0]
      },
      { ...words, failed: withReason(failed) },
    )
  const values = ({ day, times }: PickupDayGroup) => ({ count: times.length, day: listedDay(day, language) })
  const update = (
    group: PickupDayGroup,
    change: (send: Send, time: PickupTime) => Promise<PickupTime>,
    words: { ask: Question; failed: string },
  ) => {
    const each = async (send: Send, time: PickupTime) => onChanged([await change(send, time)])
    return forEach(group.times, each, { ...words, done: text('updatedDay') })
  }
  return {
    setMaximum: (group: PickupDayGroup, asked: MaximumChange) => {
      const { maxOrders } = asked
      const question = text('changeMaximumQuestion', { ...values(group), value: maxOrders ?? text('unlimited') })
      const ask = { title: text('changeMaximumTitle'), text: question, confirm: text('proceed') }
      const change = (send: Send, { ID: pickupTimeId }: PickupTime) =>
        send(windows.adjustMaximumOrders, { id: location.ID, pickupTimeId, ...asked })
      return update(group, change, { ask, failed: text('maximumOfDayFailed') })
    },
    setMoment: (group: PickupDayGroup, field: WindowMoment, instant: string) => {
      const name = text(field)
      const value = formatInstant(new Date(instant), location.TimeZone, language)
      const question = text('changeTimeQuestion', { ...values(group), value, field: name })
      const title = text(field === 'openTime' ? 'changeOpenTitle' : 'changeCloseTitle')
      const ask = { title, text: question, confirm: text('proceed') }
      const change = (send: Send, { ID: pickupTimeId }: PickupTime) =>
        send(windows.changeOpenTimes, { id: location.ID, pickupTimeId, [field]: instant })
      return update(group, change, { ask, failed: text('fieldFailed', { field: name }) })
    },
    setDate: (group: PickupDayGroup, pickupDate: string) => {
      const question = text('changeDateQuestion', { ...values(group), value: listedDay(pickupDate, language) })
      const pickupTimeIds = group.times.map(({ ID }) => ID)
      return perform((send) => send(windows.changePickupDate, { id: location.ID, pickupDate, pickupTimeIds }), {
        ask: { title: text('changeDateTitle'), text: question, confirm: text('proceed') },
        done: text('updatedDay'),
        failed: withReason(text('dateFailed')),
        onDone: onChanged,
      })
    },
    removeAll: (group: PickupDayGroup) => {
      const empty = group.times.filter(({ AllOrders }) => AllOrders === 0)
      const named = { day: values(group).day, count: empty.length }
      const question = { title: text('deleteDayTitle'), text: text('deleteDayQuestion', named) }
      const remove = async (send: Send, { ID: pickupTimeId }: PickupTime) => {
        await send(windows.removePickupTime, { id: location.ID, pickupTimeId })
        onGone(pickupTimeId)
      }
      return forEach(empty, remove, {
        ask: { ...question, confirm: text('delete'), isDangerous: true },
        done: text('deletedDay'),
        failed: text('deleteSomeFailed'),
      })
    },
  }
}
