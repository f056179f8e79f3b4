import { toHundredth, toTenth } from '../api/fields.ts'
import { cancelledPercent, type DeliveryTime } from './window.ts'

/** What the row above the delivery windows sums. */
export interface DeliveryTotals {
  /** Of the row that stands for all. */
  readonly ID: 0
  readonly Count: number
  readonly MaximumOrders: number | null
  readonly TotalOrders: number
  readonly TotalInProgressTypeOrders: number
  readonly TotalSuccessfullyCompletedTypeOrders: number
  /** Plain mean of the windows' own percents (decision 32). */
  readonly CancelledPercent: number
  readonly TotalItemCount: number
  readonly TotalWeight: number
}

export const deliveryCancelledPercent = ({
  TotalCancelledTypeOrders,
  TotalOrders,
}: Pick<DeliveryTime, 'TotalCancelledTypeOrders' | 'TotalOrders'>) =>
  cancelledPercent(TotalCancelledTypeOrders, TotalOrders)

type Summed =
  | 'TotalOrders'
  | 'TotalInProgressTypeOrders'
  | 'TotalSuccessfullyCompletedTypeOrders'
  | 'TotalItemCount'
  | 'TotalWeight'

export function overallOf(rows: readonly DeliveryTime[]): DeliveryTotals {
  const sum = (field: Summed) => rows.reduce((total, row) => total + row[field], 0)
  const percents = rows.reduce((total, row) => total + deliveryCancelledPercent(row), 0)
  const maximum = rows.reduce((total, { MaximumOrders }) => total + (MaximumOrders ?? 0), 0)
  return {
    ID: 0,
    Count: rows.length,
    MaximumOrders: rows.some(({ MaximumOrders }) => MaximumOrders === null) ? null : maximum,
    TotalOrders: sum('TotalOrders'),
    TotalInProgressTypeOrders: sum('TotalInProgressTypeOrders'),
    TotalSuccessfullyCompletedTypeOrders: sum('TotalSuccessfullyCompletedTypeOrders'),
    CancelledPercent: rows.length === 0 ? 0 : toHundredth(percents / rows.length),
    TotalItemCount: sum('TotalItemCount'),
    TotalWeight: toTenth(sum('TotalWeight')),
  }
}
