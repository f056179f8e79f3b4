import * as pantryReports from '../../shared/api/pantryReports.ts'
import { endpointOn } from '../http.ts'
import { productOf } from '../inventory/productTable.ts'
import { pantryReportAtOnce } from './pantryReport.ts'

export const handler = endpointOn(pantryReports.exportRecall, productOf, async ({ input, ...context }) => {
  const { id: productId, Format: format, ...recall } = input
  return pantryReportAtOnce({ pantryReport: 'recall', format, productId, recall }, context)
})
