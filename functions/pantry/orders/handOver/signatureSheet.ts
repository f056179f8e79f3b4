import type { Language } from '../../../../shared/core/text/text.ts'
import { instantAt } from '../../../../shared/core/time/wallTime.ts'
import { certificateForHandOver, certificateHeld, proxiesOn } from '../../../../shared/pantry/customers/certified.ts'
import type { Customer } from '../../../../shared/pantry/customers/customer.ts'
import type { SheetRow, SignatureSheet } from '../../../../shared/pantry/orders/later/paper.ts'
import { isCancelled, type Order, OrderRow, orderCode, windowIdOf } from '../../../../shared/pantry/orders/order.ts'
import { declarations } from '../../../../shared/pantry/tefap/declarations.ts'
import { incomeTableOn } from '../../../../shared/pantry/tefap/incomeTable.ts'
import { orderLists } from '../../../core/table/keys/orders.ts'
import { table } from '../../../core/table/table.ts'
import { customersById } from '../../customers/customerTable.ts'
import { tefapToday, tenantStateRules } from '../../customers/tefapToday.ts'
import { ordersById } from '../orderTable.ts'

/** Certificates count as of noon of the sheet's day in their state. */
const certificatesOn = (day: string) => tefapToday(instantAt(day, '12:00:00', tenantStateRules().timeZone))

function sheetRow(order: Order, customer: Customer | undefined, day: string): SheetRow {
  const today = certificatesOn(day)
  const held = customer ? certificateHeld(customer, today) : null
  const valid = customer ? certificateForHandOver(customer, today) : null
  const { HandOver } = order
  const { HouseholdSize = null, Ages = null } = HandOver ?? customer ?? {}
  return {
    ID: order.ID,
    Code: orderCode(order.ID),
    FoodInsecureNeighbor: order.FoodInsecureNeighbor,
    StatusCode: order.StatusCode,
    WindowID: windowIdOf(order) ?? 0,
    HouseholdSize,
    Ages,
    Proxies: held ? proxiesOn(held, day).map(({ Name }) => Name) : [],
    CertifiedTo: valid?.ValidTo ?? null,
    ...(HandOver
      ? {
          HandedOver: {
            At: HandOver.At,
            ...(HandOver.Signature ? { SignedName: HandOver.Signature.Name } : {}),
          },
        }
      : {}),
  }
}

interface Asked {
  readonly owner: number
  readonly day: string
  readonly language: Language
}

/** Orders of a day with TEFAP food by name, with what their state asks to be signed; cancelled ones and walk-ins stand on no sheet. */
export async function signatureSheet({ owner, day, language }: Asked): Promise<SignatureSheet> {
  const rules = tenantStateRules()
  const listed = await table.all(orderLists.day(owner, day), OrderRow)
  const asked = listed.filter(
    (row) => row.ContainsTEFAPProduct && windowIdOf(row) !== null && !isCancelled(row.StatusCode),
  )
  const customerIds = [...new Set(asked.map(({ FoodInsecureNeighbor }) => FoodInsecureNeighbor.ID))]
  const [orders, customers] = await Promise.all([
    ordersById(asked.map(({ ID }) => ID)),
    customersById(customerIds).then((found) => new Map(found.map((customer) => [customer.ID, customer]))),
  ])
  const wordings = declarations[language] as Readonly<Record<string, string>>
  const { state, name, notice, signature, programs } = rules
  const nameOf = ({ FoodInsecureNeighbor: one }: SheetRow) => `${one.LastName} ${one.FirstName}`
  return {
    State: { state, name, notice, signature, programs },
    IsPaperTaken: rules.methods.includes('paper'),
    TextVersion: rules.declaration,
    Wording: wordings[rules.declaration] ?? '',
    IncomeTable: incomeTableOn(day, rules),
    Orders: orders
      .map((order) => sheetRow(order, customers.get(order.FoodInsecureNeighbor.ID), day))
      .toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)) || a.ID - b.ID),
  }
}
