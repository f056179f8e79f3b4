import { formatDay, formatInstant } from '../../../../shared/core/time/zone.ts'
import * as windows from '../../../../shared/pantry/windows/api.ts'
import { windowTexts } from '../../../../shared/pantry/windows/texts.ts'
import type { PickupTime } from '../../../../shared/pantry/windows/window.ts'
import { call, newKey, Refused, refusalReason } from '../../core/data/client.ts'
import { useDropAnswers } from '../../core/data/useApi.ts'
import { useConfirm } from '../../core/words/confirm.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { useToast } from '../../core/words/toast.tsx'
import type { PickupContext, PickupDayGroup } from './pickupDay.ts'

/** Changes of pickup times: each tells what came of it, and answers whether it was stored. */

export type WindowMoment = 'openTime' | 'closeTime'

/** Of one window. */
export function useTimeChanges({ location, onChanged, onGone }: PickupContext) {
  const text = useText(windowTexts)
  const toast = useToast()
  const confirm = useConfirm()
  const dropAnswers = useDropAnswers()
  const attempt = async (change: () => Promise<void>, failed: (error: unknown) => string, done: string) => {
    try {
      await change()
      void dropAnswers()
      toast(done)
      return true
    } catch (error) {
      toast(refusalReason(error) ?? failed(error), { tone: 'error' })
      return false
    }
  }
  const of = ({ ID }: PickupTime) => ({ id: location.ID, pickupTimeId: ID })
  return {
    setMaximum: (time: PickupTime, maxOrders: number | null) =>
      attempt(
        async () => onChanged([await call(windows.adjustMaximumOrders, { ...of(time), maxOrders })]),
        (error) => text(error instanceof Refused ? 'maximumFailed1' : 'maximumFailed2'),
        text('updated'),
      ),
    setMoment: (time: PickupTime, field: WindowMoment, instant: string) =>
      attempt(
        async () => onChanged([await call(windows.changeOpenTimes, { ...of(time), [field]: instant })]),
        (error) => text(error instanceof Refused ? 'timeFailed1' : 'timeFailed2'),
        text('updated'),
      ),
    remove: async (time: PickupTime) => {
      const question = { title: text('deleteTitle'), text: text('deleteQuestion'), confirm: text('delete') }
      if (!(await confirm({ ...question, isDangerous: true }))) return
      await attempt(
        async () => {
          await call(windows.removePickupTime, of(time), { key: newKey() })
          onGone(time.ID)
        },
        () => text('deleteSomeFailed'),
        text('deleted'),
      )
    },
  }
}

/** Of all windows of a day: asks first, naming the new value, the count and the day. */
export function useDayChanges({ location, onChanged, onGone }: PickupContext) {
  const text = useText(windowTexts)
  const { language } = useLanguage()
  const toast = useToast()
  const confirm = useConfirm()
  const dropAnswers = useDropAnswers()

  /** One call a window; those that succeeded are shown also when others fail. */
  const forEach = async (
    times: readonly PickupTime[],
    change: (time: PickupTime) => Promise<void>,
    failed: string,
    done: string,
  ) => {
    const errors: unknown[] = []
    for (const time of times) await change(time).catch((error: unknown) => errors.push(error))
    void dropAnswers()
    if (errors.length === 0) toast(done)
    else toast([failed, refusalReason(errors[0])].filter(Boolean).join(' '), { tone: 'error' })
    return errors.length === 0
  }
  const values = ({ day, times }: PickupDayGroup) => ({ count: times.length, day: formatDay(day, language) })
  const update = (group: PickupDayGroup, change: (time: PickupTime) => Promise<PickupTime>, failed: string) => {
    const changed: PickupTime[] = []
    const each = async (time: PickupTime) => void changed.push(await change(time))
    return forEach(group.times, each, failed, text('updatedDay')).finally(() => onChanged(changed))
  }
  return {
    setMaximum: async (group: PickupDayGroup, maxOrders: number | null) => {
      const question = text('changeMaximumQuestion', { ...values(group), value: maxOrders ?? text('unlimited') })
      if (!(await confirm({ title: text('changeMaximumTitle'), text: question, confirm: text('proceed') })))
        return false
      const change = ({ ID: pickupTimeId }: PickupTime) =>
        call(windows.adjustMaximumOrders, { id: location.ID, pickupTimeId, maxOrders })
      return update(group, change, text('maximumOfDayFailed'))
    },
    setMoment: async (group: PickupDayGroup, field: WindowMoment, instant: string) => {
      const name = text(field)
      const value = formatInstant(new Date(instant), location.TimeZone, language)
      const question = text('changeTimeQuestion', { ...values(group), value, field: name })
      const title = text(field === 'openTime' ? 'changeOpenTitle' : 'changeCloseTitle')
      if (!(await confirm({ title, text: question, confirm: text('proceed') }))) return false
      const change = ({ ID: pickupTimeId }: PickupTime) =>
        call(windows.changeOpenTimes, { id: location.ID, pickupTimeId, [field]: instant })
      return update(group, change, text('fieldFailed', { field: name }))
    },
    setDate: async (group: PickupDayGroup, pickupDate: string) => {
      const question = text('changeDateQuestion', { ...values(group), value: formatDay(pickupDate, language) })
      if (!(await confirm({ title: text('changeDateTitle'), text: question, confirm: text('proceed') }))) return false
      try {
        const pickupTimeIds = group.times.map(({ ID }) => ID)
        onChanged(await call(windows.changePickupDate, { id: location.ID, pickupDate, pickupTimeIds }))
        void dropAnswers()
        toast(text('updatedDay'))
        return true
      } catch (error) {
        toast([text('dateFailed'), refusalReason(error)].filter(Boolean).join(' '), { tone: 'error' })
        return false
      }
    },
    removeAll: async (group: PickupDayGroup) => {
      const empty = group.times.filter(({ AllOrders }) => AllOrders === 0)
      const named = { day: values(group).day, count: empty.length }
      const question = {
        title: text('deleteDayTitle'),
        text: text('deleteDayQuestion', named),
        confirm: text('delete'),
      }
      if (!(await confirm({ ...question, isDangerous: true }))) return
      const remove = async ({ ID: pickupTimeId }: PickupTime) => {
        await call(windows.removePickupTime, { id: location.ID, pickupTimeId }, { key: newKey() })
        onGone(pickupTimeId)
      }
      await forEach(empty, remove, text('deleteSomeFailed'), text('deletedDay'))
    },
  }
}
