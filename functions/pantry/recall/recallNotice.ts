import { foodIn } from '../../../shared/pantry/products/foodIn.ts'
import type { RecallNotice } from '../../../shared/pantry/recall/answer.ts'
import type { PublicContext } from '../../core/http/context.ts'
import { notFound } from '../../core/http/fault.ts'
import { refuseWrongCode } from '../../core/http/wrongCode.ts'
import { stockKeys } from '../../core/table/keys/stock.ts'
import { anyEntity } from '../../network/organizations/entityTable.ts'
import { customerById } from '../customers/customerTable.ts'
import { productById } from '../products/productTable.ts'
import { type RecallLink, recallAnswersOf, recallLinkOf } from './recallLinks.ts'

/** The way of a family to the recall that its message is about. */

type Opening = Pick<PublicContext<{ id: number }>, 'input' | 'accessCode' | 'address' | 'now' | 'language'>

export async function openRecallNotice(context: Opening): Promise<RecallLink> {
  const { id } = context.input
  const link = await recallLinkOf(id, context.accessCode)
  return link ?? refuseWrongCode(context, (nth) => stockKeys.wrongCodesForRecall(id, nth))
}

export async function recallNotice(productId: number, { CustomerID, Lot }: RecallLink): Promise<RecallNotice> {
  const [product, customer, answers] = await Promise.all([
    productById(productId),
    customerById(CustomerID),
    recallAnswersOf(productId, Lot, [CustomerID]),
  ])
  if (!product || !customer) throw notFound()
  const entity = await anyEntity(product.EntityID)
  const { Name, Brand } = { ...product, ...foodIn(product, customer.Language) }
  return {
    Language: customer.Language,
    Product: { Name, Brand },
    Lot: Lot ?? null,
    Pantry: {
      Name: entity?.Name ?? '',
      PhoneNumber: entity && 'Contact' in entity ? entity.Contact.PhoneNumber : '',
    },
    Answer: answers.get(CustomerID) ?? null,
  }
}
