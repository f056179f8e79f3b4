import { listOn } from '../lists.ts'
import { key } from '../shape.ts'

export const receiptKeys = {
  receipt: (id: number) => key(`RECEIPT#${id}`, 'RECEIPT'),
} as const

/** Receipts by creation. */
export const receiptLists = {
  agency: (id: number) => listOn(1, `AGENCY#${id}#RECEIPTS`),
  foodBank: (id: number) => listOn(2, `FOODBANK#${id}#RECEIPTS`),
} as const
