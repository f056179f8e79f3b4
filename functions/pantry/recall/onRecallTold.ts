import { recallNoticeLink } from '../../../shared/core/link/code.ts'
import { recallEvents } from '../../../shared/pantry/recall/contacts.ts'
import { writeRecallEmail, writeRecallText } from '../../../shared/pantry/recall/recallMessage.ts'
import { chunksOf } from '../../core/chunks.ts'
import { reaction } from '../../core/http/reaction.ts'
import { inTurn } from '../../core/mail/sendOnce.ts'
import { webUrl } from '../../core/mail/webUrl.ts'
import { readCorrections } from '../../core/reference/corrections.ts'
import { table } from '../../core/table/table.ts'
import { pantryById } from '../../network/organizations/entityTable.ts'
import { customersById } from '../customers/customerTable.ts'
import { tellByMail, tellByText } from '../customers/telling.ts'
import { productById } from '../products/productTable.ts'
import { newRecallCode } from './recallLinks.ts'

/** Writes to the neighbors of a recall, each once for their event, by e-mail and text as they chose. */

const codesAtOnce = 50

export const handler = reaction(
  'notifications/onRecallTold',
  async ({ ID: eventId, EntityID: entityId, Subject, Detail }) => {
    const { Have, Ordered, Lot } = recallEvents.RecallTold.detail.parse(Detail)
    const [product, pantry, customers] = await Promise.all([
      productById(Subject.ID),
      pantryById(entityId),
      customersById([...Have, ...Ordered]),
    ])
    if (!product) return
    const occasion = { eventId, kind: 'recall', entityId, zone: pantry?.TimeZone ?? 'UTC' } as const
    const told = { product, pantry, webUrl: webUrl(), lot: Lot }
    const now = new Date()
    await readCorrections(
      customers.map(({ Language }) => Language),
      now,
    )
    const codes = new Map(Have.map((id) => [id, newRecallCode(product.ID, { CustomerID: id, Lot }, now)]))
    for (const some of chunksOf([...codes.values()], codesAtOnce)) await table.commit(some.map(({ write }) => write))
    await inTurn(customers, async (customer) => {
      const code = codes.get(customer.ID)?.code
      const link = code === undefined ? {} : { answerUrl: recallNoticeLink(told.webUrl, { id: product.ID, code }) }
      const how = code === undefined ? ('ordered' as const) : ('have' as const)
      const message = { ...told, how, ...link }
      await tellByMail(occasion, customer, writeRecallEmail(message, customer), told)
      await tellByText(occasion, customer, writeRecallText(message, customer))
    })
  },
)
