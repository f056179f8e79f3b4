import type { Input } from '../../../shared/core/schema/endpoint.ts'
import type * as pantryReports from '../../../shared/pantry/pantryReports/api.ts'
import { formatOf, labelSheets, type OrderReport } from '../../../shared/pantry/pantryReports/pantryReport.ts'
import type { OrderReportParameters } from '../../../shared/pantry/pantryReports/query.ts'

/** Parameters of a report's address, as jobs keep it. */

const noLabels = { sheet: labelSheets[0], labelsPerOrder: 1, includeCustomerName: false } as const

export const orderReportOf = (
  report: Exclude<OrderReport, 'labels'>,
  { Format, IncludeFullData, ...orders }: Input<typeof pantryReports.exportOrder>,
): OrderReportParameters => ({
  pantryReport: report,
  format: formatOf(report, Format),
  isFull: IncludeFullData === 'true',
  orders,
  labels: noLabels,
})

export const labelsOfInput = ({
  Format,
  LabelSheet: sheet,
  labelsPerOrder,
  includeCustomerName,
  inStaffLanguage,
  ...orders
}: Input<typeof pantryReports.exportLabels>): OrderReportParameters => ({
  pantryReport: 'labels',
  format: formatOf('labels', Format),
  isFull: false,
  orders,
  labels: {
    sheet,
    labelsPerOrder,
    includeCustomerName: includeCustomerName === 'true',
    inStaffLanguage: inStaffLanguage === 'true',
  },
})
