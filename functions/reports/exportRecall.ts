import * as reports from '../../shared/api/reports.ts'
import { endpointOn } from '../http.ts'
import { productOf } from '../inventory/productTable.ts'
import { pantryReportAtOnce } from './pantryReport.ts'

export const handler = endpointOn(reports.exportRecall, productOf, async ({ input, ...context }) => {
  const { id: productId, Format: format, ...recall } = input
  return pantryReportAtOnce({ pantryReport: 'recall', format, productId, recall }, context)
})
