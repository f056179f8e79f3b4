import type { Order } from '../../../shared/pantry/orders/order.ts'
import { orderStatusOf } from '../../../shared/pantry/orders/status.ts'
import { distributionDocument, orderDocument } from '../../../shared/pantry/pantryReports/documents.ts'
import { labelsOf } from '../../../shared/pantry/pantryReports/labels.ts'
import { inServingOrder, type OrderFacts } from '../../../shared/pantry/pantryReports/orderFacts.ts'
import type { OrderReport } from '../../../shared/pantry/pantryReports/pantryReport.ts'
import { type OrderReportParameters, rangeOfOrders } from '../../../shared/pantry/pantryReports/query.ts'
import type { ServedFacts } from '../../../shared/pantry/pantryReports/served.ts'
import { customerReportTexts } from '../../../shared/pantry/pantryReports/texts.ts'
import type { View } from '../../core/http/context.ts'
import type { ReportFile } from '../../core/jobMachine/reportFile.ts'
import { readCorrections } from '../../core/reference/corrections.ts'
import { distributionsOfOrders } from '../orders/handOver/distributionTable.ts'
import { loadOrderFacts, ordersPage } from './orderFacts.ts'
import { pantryFile, pantryFileName } from './pantryFile.ts'
import { documentContext, type PantryKind } from './pantryKind.ts'
import { loadServedFacts } from './servedFacts.ts'

/** The reports of orders. */

const isDelivery = ({ FoodBankDeliveryTimeID: id }: Order) => id !== null
const isServed = ({ StatusCode }: Order) => !orderStatusOf(StatusCode).IsCancelledType

/** Orders that are part of a report: nobody waits for a cancelled one. */
const isPart: Readonly<Record<FactsReport, (order: Order) => boolean>> = {
  pickupAttendant: (order) => isServed(order) && !isDelivery(order),
  delivery: (order) => isServed(order) && isDelivery(order),
  labels: isServed,
  orders: () => true,
}
type FactsReport = Exclude<OrderReport, 'distribution'>
const factsReport = (report: OrderReport): FactsReport => {
  if (report === 'distribution') throw new RangeError('The distribution report is made of distribution records')
  return report
}

type Parameters = OrderReportParameters

const contextOf = (parameters: Parameters, context: View) =>
  documentContext(context, { ...parameters, range: rangeOfOrders(parameters.orders) })

export const orderKind: PantryKind<Parameters, OrderFacts> = {
  page: async ({ pantryReport, orders: asked }, cursor, { caller }) => {
    const page = await ordersPage(caller, asked, cursor)
    const wanted = page.orders.filter(isPart[factsReport(pantryReport)])
    return { rows: await loadOrderFacts(wanted), cursor: page.cursor }
  },
  compose: async (orders, parameters, context) => {
    const { format } = parameters
    const report = factsReport(parameters.pantryReport)
    if (report === 'labels') return labelsFile(orders, parameters, context)
    const { days, ...more } = await contextOf(parameters, context)
    const { language } = context
    return pantryFile(orderDocument(report, orders, more), { report, format, days, language })
  },
}

/** In the order in which bags are packed and handed over. */
async function labelsFile(orders: readonly OrderFacts[], parameters: Parameters, context: View): Promise<ReportFile> {
  const { sheet, inStaffLanguage, ...options } = parameters.labels
  const { language } = context
  const labelOptions = { ...options, language: inStaffLanguage ? language : undefined }
  const { days } = await contextOf(parameters, context)
  const spoken = orders.map(({ Customer }) => Customer.Language)
  await readCorrections([language, ...spoken], context.now)
  const labels = orders.toSorted(inServingOrder).flatMap((order) => labelsOf(order, labelOptions))
  const title = customerReportTexts[language]['report.labels']
  const { labelsPdf } = await import('./labelsPdf.ts')
  return {
    fileName: pantryFileName('labels', 'PDF', days),
    mediaType: 'application/pdf',
    content: await labelsPdf(labels, sheet, { title, language }),
  }
}

/** Handed-over goods of the orders: their distribution records, never what was placed. */
export const distributionKind: PantryKind<Parameters, ServedFacts> = {
  page: async ({ orders: asked }, cursor, { caller }) => {
    const page = await ordersPage(caller, asked, cursor)
    const ids = page.orders.filter(({ StatusCode: code }) => code === 'DELIVEREDTONEIGHBOR').map(({ ID }) => ID)
    const records = await distributionsOfOrders(ids)
    return { rows: await loadServedFacts(records), cursor: page.cursor }
  },
  compose: async (served, parameters, context) => {
    const { days, ...more } = await contextOf(parameters, context)
    const { pantryReport: report, format } = parameters
    return pantryFile(distributionDocument(served, more), { report, format, days, language: context.language })
  },
}
