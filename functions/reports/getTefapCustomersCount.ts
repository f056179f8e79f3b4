import * as reports from '../../shared/api/reports.ts'
import { type CustomerReportParameters, customerReportRefusal } from '../../shared/pantryReport/query.ts'
import { endpoint } from '../http.ts'
import { tefapKind } from './customerKinds.ts'

export const handler = endpoint(reports.getTefapCustomersCount, async ({ input: customers, ...context }) => {
  const parameters: CustomerReportParameters = { pantryReport: 'tefap', format: 'PDF', hasDates: false, customers }
  const refusal = customerReportRefusal(parameters)
  if (refusal) return refusal
  const counted = new Set<number>()
  let cursor: string | undefined
  do {
    const page = await tefapKind.page(parameters, cursor, context)
    for (const { CustomerID } of page.rows) counted.add(CustomerID)
    cursor = page.cursor
  } while (cursor)
  return counted.size
})
