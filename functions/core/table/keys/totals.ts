import { key } from '../shape.ts'

/** Sums of donations, receipts and orders. An owner is an entity's ID, or NETWORK for all food banks of the tenant. */
export const totalsKeys = {
  day: (owner: number | string, day: string, foodBankId: number) => key(`TOTALS#${owner}#DAYS`, `${day}#${foodBankId}`),
  month: (owner: number | string, month: string, foodBankId: number) =>
    key(`TOTALS#${owner}#MONTHS`, `${month}#${foodBankId}`),
  pantryDay: (entityId: number, day: string) => key(`TOTALS#${entityId}#PANTRYDAYS`, day),
  /** Numbers that a donation, receipt or order has added to the sums. */
  counted: (kind: string, id: number) => key(`TOTALS#COUNTED#${kind}#${id}`, 'COUNTED'),
} as const
