import { listOn } from '../lists.ts'
import { key } from '../shape.ts'

export const erpKeys = {
  item: (id: number) => key(`ERPITEM#${id}`, 'ERPITEM'),
  /** A row that was imported, by its reference or by file and row number. */
  row: (entityId: number, name: string) => key(`ERP#${entityId}`, `ROW#${name}`),
  /** Last match of an ERP code. */
  code: (entityId: number, code: string) => key(`ERP#${entityId}`, `CODE#${code}`),
} as const

/** Imported rows by the time of their import; their states are matched and unmatched. */
export const erpLists = {
  owner: (entityId: number) => listOn(1, `OWNER#${entityId}#ERPITEMS`),
} as const
