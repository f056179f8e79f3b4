import { secondsOf, timeAt } from '../../core/time/wallTime.ts'

/** A range of hours cut into windows of one length (section 5, decision 31). */

/** Minutes. */
export const slotLengths = [10, 15, 20, 30, 45, 60, 90, 120] as const

export interface Slot {
  readonly StartTime: string
  readonly EndTime: string
}

/**
 * Each slot ends one second before the next begins, and before the range ends. Without a length the whole range is one
 * slot, which keeps its end. A length below a minute has no slots: the next one would not begin later.
 */
export function slice(range: Slot, minutes: number | null): Slot[] {
  if (minutes === null) return [{ StartTime: range.StartTime, EndTime: range.EndTime }]
  if (!(minutes >= 1)) return []
  const end = secondsOf(range.EndTime)
  const slots: Slot[] = []
  for (let start = secondsOf(range.StartTime); ; start += minutes * 60) {
    const last = start + minutes * 60 - 1
    if (last >= end) return slots
    slots.push({ StartTime: timeAt(start), EndTime: timeAt(last) })
  }
}

export interface SlotOption {
  readonly minutes: number
  readonly count: number
  /** Maximum orders of all slots; 0 without a maximum. */
  readonly total: number
}

export const totalOrders = (maximum: number | null, count: number) => (maximum ?? 0) * count

/** The lengths that fit at least once. */
export function slotOptions(range: Slot, maximum: number | null): SlotOption[] {
  if (range.StartTime === '' || range.EndTime === '') return []
  return slotLengths.flatMap((minutes) => {
    const count = slice(range, minutes).length
    return count > 0 ? [{ minutes, count, total: totalOrders(maximum, count) }] : []
  })
}
