import * as z from 'zod/mini'
import { toHundredth, toTenth } from '../../core/schema/fields.ts'
import { cancelledPercent, type DeliveryTime } from './window.ts'

/** Sums of the row above the delivery windows. */
export const DeliveryTotals = z.object({
  /** Of the row that stands for all. */
  ID: z.literal(0),
  Count: z.int(),
  MaximumOrders: z.nullable(z.int()),
  TotalOrders: z.int(),
  TotalInProgressTypeOrders: z.int(),
  TotalSuccessfullyCompletedTypeOrders: z.int(),
  /** Plain mean of the windows' own percents (decision 32). */
  CancelledPercent: z.number(),
  TotalItemCount: z.int(),
  TotalWeight: z.number(),
})
export type DeliveryTotals = z.infer<typeof DeliveryTotals>

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
