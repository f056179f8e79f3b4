import type { Caller } from '../../../../shared/core/access.ts'
import { type Refusal, refuse } from '../../../../shared/core/answer.ts'
import type { Language } from '../../../../shared/core/text/text.ts'
import { certificateForHandOver, certificateHeld, proxiesOn } from '../../../../shared/pantry/customers/certified.ts'
import type { Customer } from '../../../../shared/pantry/customers/customer.ts'
import { foodBankRule } from '../../../../shared/pantry/customers/newCustomer.ts'
import { type HandOverDraft, isUnnamedProxy } from '../../../../shared/pantry/orders/handOver.ts'
import * as refusals from '../../../../shared/pantry/orders/later/refusals.ts'
import { holdsTefap, type Order } from '../../../../shared/pantry/orders/order.ts'
import {
  type CertificateDraft,
  certificateOf,
  certificateRefusal,
  heldPart,
  type TefapCertificate,
} from '../../../../shared/pantry/tefap/certificate.ts'
import { incomeTableOn } from '../../../../shared/pantry/tefap/incomeTable.ts'
import { nextId } from '../../../core/table/ids.ts'
import type { Write } from '../../../core/table/write.ts'
import { knownEntity } from '../../../network/organizations/entityTable.ts'
import { certificateWrite, witnessOf } from '../../customers/certificateTable.ts'
import { type CustomerFields, changeCustomerWrites, customerById } from '../../customers/customerTable.ts'
import { tefapToday, tenantStateRules } from '../../customers/tefapToday.ts'

interface Typing {
  readonly caller: Caller
  readonly language: Language
  /** Time of the hand-over. */
  readonly at: Date
  readonly now: Date
}
export interface SheetCertificate {
  readonly id: number
  readonly writes: readonly Write[]
}

/** Declaration of a line: by a program, or by the income line of the day. */
function declarationOf(
  draft: HandOverDraft,
  customer: Customer,
  { at, language }: Typing,
): CertificateDraft | undefined {
  const { Paper } = draft
  const rules = tenantStateRules()
  const today = tefapToday(at)
  const Ages = draft.Ages ?? customer.Ages
  if (!Paper?.Declaration || !Paper.SignedName || !Ages) return undefined
  const held = certificateHeld(customer, today)
  const { Programs } = Paper.Declaration
  return {
    MemberName: `${customer.FirstName} ${customer.LastName}`.trim(),
    Basis: Programs.length > 0 ? 'categorical' : 'income',
    Programs,
    IncomeTable: Programs.length > 0 ? null : incomeTableOn(today.day, rules).Version,
    Residency: 'resident',
    SignedName: Paper.SignedName,
    Method: 'paper',
    Language: language,
    TextVersion: rules.declaration,
    Ages,
    Proxies: held ? proxiesOn(held, today.day) : [],
    ...(held?.CountyID === undefined ? {} : { CountyID: held.CountyID }),
  }
}

/** Fields of the customer's record; those of a later declaration stay. */
const heldFields = ({ TefapCertificate: held }: Customer, certificate: TefapCertificate): CustomerFields =>
  held && held.Signed >= certificate.Signed
    ? {}
    : {
        IsTefapEligible: true,
        TefapCertificate: heldPart(certificate),
        HouseholdSize: certificate.HouseholdSize,
        Ages: certificate.Ages,
      }

/**
 * Certificate that a line of the sheet is, where none counted on the day. It has the day of the signature; of a later declaration
 * the customer's record keeps that one.
 */
export async function sheetCertificate(
  order: Order,
  draft: HandOverDraft,
  typing: Typing,
): Promise<SheetCertificate | Refusal | undefined> {
  const { caller, at, now } = typing
  const { Paper } = draft
  if (order.HandOver || !Paper?.SignedName || !Paper.Declaration || !holdsTefap(order)) return undefined
  const customer = await customerById(order.FoodInsecureNeighbor.ID)
  const today = tefapToday(at)
  if (!customer || certificateForHandOver(customer, today)) return undefined
  const held = certificateHeld(customer, today)
  if (isUnnamedProxy(draft, held ? proxiesOn(held, today.day).map(({ Name }) => Name) : [])) return undefined
  const rules = tenantStateRules()
  const declared = declarationOf(draft, customer, typing)
  if (!declared) return refuse(refusals.paperAgesMissing)
  const sheet = { Witness: Paper.Witness, TypedIn: now.toISOString() }
  const signing = { rules, day: today.day, isHousehold: false, sheet }
  const refusal = certificateRefusal(declared, signing)
  if (refusal) return refusal
  const [id, witness, { Name }] = await Promise.all([
    nextId('customer'),
    witnessOf(caller),
    knownEntity('foodBank', customer.FoodBankID),
  ])
  const certificate = certificateOf(declared, { ...signing, ID: id, CustomerID: customer.ID, now: at, witness, held })
  const fields = {
    ...heldFields(customer, certificate),
    TEFAPEligibility: customer.TEFAPEligibility ?? foodBankRule(customer.FoodBankID, Name),
  }
  return { id, writes: [...changeCustomerWrites(customer, fields).writes, certificateWrite(certificate)] }
}
