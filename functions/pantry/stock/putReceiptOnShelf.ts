import { isRefusal, refuse } from '../../../shared/core/answer.ts'
import * as stock from '../../../shared/pantry/stock/api.ts'
import * as refusals from '../../../shared/pantry/stock/refusals.ts'
import { notFound } from '../../core/http/fault.ts'
import { endpointOn, HttpFault } from '../../core/http/http.ts'
import { retryConflicts } from '../../core/table/aggregate.ts'
import { namedCaller } from '../../network/organizations/entityTable.ts'
import { receiptById } from '../../rescue/receipts/receiptTable.ts'
import { goodsAuditWrite } from '../products/productAudit.ts'
import { productById } from '../products/productTable.ts'
import { lotsReceived } from './lotsMoved.ts'
import { productsNamed, quantityOn, receiptShelf, shelfOwner, shelfWrites, shelvedProducts } from './shelfTable.ts'

/** A line that somebody put on meanwhile refuses the others as well, so that nobody thinks theirs was taken. */
export const handler = endpointOn(
  stock.putReceiptOnShelf,
  receiptById,
  async ({ resource: receipt, input: { Lines: lines }, caller, now, table, idempotencyKey }) => {
    const owner = await shelfOwner(receipt, caller)
    if (isRefusal(owner)) return owner
    if (lines.some((line) => !receipt.categories.some((one) => one.DonationCategoryID === line.DonationCategoryID)))
      throw new HttpFault(400, 'Lines: a category is not on this receipt')
    const names = new Map<number, string>()
    for (const id of new Set(lines.map((line) => line.PantryInventoryItemID))) {
      const product = await productById(id)
      if (product?.EntityID !== owner) throw notFound()
      names.set(id, product.Name)
    }
    const Source = { ID: receipt.ID, Code: receipt.Code }
    const reload = () => receiptShelf(receipt, owner)
    const [loaded, By] = await Promise.all([reload(), namedCaller(caller)])
    return retryConflicts({ loaded, now, reload }, async (shelf, At) => {
      const ofCategory = (id: number) => lines.filter((line) => line.DonationCategoryID === id)
      const done = shelf.Lines.find((line) => line.PutOn && ofCategory(line.DonationCategoryID).length > 0)
      if (done) return refuse(refusals.shelfLineDone, { category: done.Name })
      const lots = await lotsReceived(owner, lines, At)
      if (isRefusal(lots)) return lots
      const Lines = shelf.Lines.map((line) => {
        const put = ofCategory(line.DonationCategoryID)
        return put.length > 0
          ? { ...line, PutOn: { At: At.toISOString(), Products: productsNamed(shelvedProducts(put), names) } }
          : line
      })
      const answer = { ...shelf, Lines }
      await table.commit([
        ...shelfWrites(receipt, lines, { owner, By: caller, At }),
        ...lots,
        ...[...names].map(([ProductID, Product]) => {
          const change = { Action: 'shelved', ProductID, Product, Quantity: quantityOn(lines, ProductID) } as const
          return goodsAuditWrite({ EntityID: owner, By, At }, { ...change, Source })
        }),
        ...idempotencyKey.writes(answer, At),
      ])
      return answer
    })
  },
)
