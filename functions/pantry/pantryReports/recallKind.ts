import { canAccess, ownedByEntity } from '../../../shared/core/access.ts'
import { isRefusal } from '../../../shared/core/answer.ts'
import { recallDocument } from '../../../shared/pantry/pantryReports/documents.ts'
import type { RecallReportParameters } from '../../../shared/pantry/pantryReports/query.ts'
import type { Product } from '../../../shared/pantry/products/product.ts'
import type { RecalledOrder } from '../../../shared/pantry/recall/recall.ts'
import type { View } from '../../core/http/context.ts'
import { HttpFault, notFound } from '../../core/http/fault.ts'
import { productById } from '../products/productTable.ts'
import { askedRecall, recalledInOrder, recallPage } from '../recall/recallTable.ts'
import { pantryFile } from './pantryFile.ts'
import { documentContext, type PantryKind } from './pantryKind.ts'

/** The recall list of a product: whom it reached, with how they are told. */

type Parameters = RecallReportParameters

/** Somebody else’s is not found: a job checks what its endpoint would. */
async function ownProduct({ productId }: Parameters, { caller }: View): Promise<Product> {
  const product = await productById(productId)
  if (!product || !canAccess(caller, ownedByEntity(product.EntityID))) throw notFound()
  return product
}

async function asked(parameters: Parameters, context: View) {
  const product = await ownProduct(parameters, context)
  const recall = await askedRecall(product, parameters.recall, context.now)
  // The days were checked before.
  if (isRefusal(recall)) throw new HttpFault(400, 'recall: no such days')
  return { ...recall, product }
}

export const recallKind: PantryKind<Parameters, RecalledOrder> = {
  page: async (parameters, cursor, context) => recallPage(await asked(parameters, context), cursor),
  compose: async (orders, parameters, context) => {
    const { product, start, end } = await asked(parameters, context)
    const { format, pantryReport: report } = parameters
    const { days, ...more } = await documentContext(context, { format, range: { start, end } })
    const document = recallDocument(product.Name, recalledInOrder(orders), more)
    return pantryFile(document, { report, format, days, language: context.language })
  },
}
