import { addMonths, monthOf } from '../../../../shared/core/time/zone.ts'

/** The days that the page opens with: this month and the eleven before it. */
export const firstTotalsRange = (today: string) => ({ start: `${monthOf(addMonths(today, -11))}-01`, end: today })
