import * as pantryReports from '../../../shared/pantry/pantryReports/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { products } from '../products/productTable.ts'
import { pantryReportAtOnce } from './pantryReport.ts'

export const handler = endpointOn(pantryReports.exportRecall, products.byId, async ({ input, ...context }) => {
  const { id: productId, Format: format, ...recall } = input
  return pantryReportAtOnce({ pantryReport: 'recall', format, productId, recall }, context)
})
