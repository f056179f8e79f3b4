import { monthOf } from '../../../../shared/core/time/zone.ts'

/** The days that the page opens with: this month. */
export const firstTotalsRange = (today: string) => ({ start: `${monthOf(today)}-01`, end: today })
