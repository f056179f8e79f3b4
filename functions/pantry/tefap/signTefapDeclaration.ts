import { isRefusal } from '../../../shared/core/answer.ts'
import { certificateHeld, isSignedSince } from '../../../shared/pantry/customers/certified.ts'
import { foodBankRule } from '../../../shared/pantry/customers/newCustomer.ts'
import * as tefap from '../../../shared/pantry/tefap/api.ts'
import { certificateOf, certificateRefusal, heldPart } from '../../../shared/pantry/tefap/certificate.ts'
import { endpointOn } from '../../core/http/http.ts'
import { retryConflicts } from '../../core/table/aggregate.ts'
import { nextId } from '../../core/table/ids.ts'
import { table } from '../../core/table/table.ts'
import { knownEntity } from '../../network/organizations/entityTable.ts'
import { certificatesOf, certificateWrite, witnessOf } from '../customers/certificateTable.ts'
import { neighborAuditWrites } from '../customers/customerAudit.ts'
import { changeCustomerWrites, customerById, customerOf } from '../customers/customerTable.ts'
import { tefapToday, tenantStateRules } from '../customers/tefapToday.ts'
import { declarationFor, presentDeclaration } from './declaration.ts'
import { paperRefusal, takePaper } from './paperPhoto.ts'
import { noticeRefusal, residenceBy } from './signing.ts'

/** Certificate, the customer's mark and household, and the answer of a repeat are one transaction. */
export const handler = endpointOn(
  tefap.signTefapDeclaration,
  customerOf,
  async ({ resource, input: { id: _, ...draft }, caller, now, idempotencyKey }) => {
    const today = tefapToday(now)
    const signing = { rules: tenantStateRules(), day: today.day, isHousehold: caller.Role === 'customer' }
    const refusal = certificateRefusal(draft, signing) ?? (await noticeRefusal(resource, draft.NoticeVersion))
    if (isRefusal(refusal)) return refusal
    const paper = draft.Method === 'paper' ? draft.PaperPhotoKey : undefined
    const photoRefusal = paper && (await paperRefusal(resource.ID, paper))
    if (photoRefusal) return photoRefusal
    const [number, witness, earlier, audit, { Name }] = await Promise.all([
      nextId('customer'),
      signing.isHousehold ? null : witnessOf(caller),
      certificatesOf(resource),
      neighborAuditWrites(caller, resource.ID, 'detailsChanged', now),
      knownEntity('foodBank', resource.FoodBankID),
    ])
    const seen = draft.Held === undefined ? (certificateHeld(resource, today)?.ID ?? null) : draft.Held
    return retryConflicts({ loaded: resource, now, reload: () => customerById(resource.ID) }, async (customer) => {
      const held = certificateHeld(customer, today)
      if (isSignedSince(customer, seen, today))
        return idempotencyKey.answeredFirst(await presentDeclaration(customer, { caller, now }))
      const of = { ...signing, ID: number, CustomerID: customer.ID, now, witness, held }
      const certificate = certificateOf(draft, of)
      const { after, writes } = changeCustomerWrites(customer, {
        IsTefapEligible: true,
        TefapCertificate: heldPart(certificate),
        TEFAPEligibility: customer.TEFAPEligibility ?? foodBankRule(customer.FoodBankID, Name),
        HouseholdSize: certificate.HouseholdSize,
        Ages: certificate.Ages,
        ...residenceBy(certificate, customer),
      })
      const answer = await declarationFor(after, { caller, now, certificates: [certificate, ...earlier] })
      const taken = paper ? [takePaper(resource.ID, paper, now)] : []
      const own = [...writes, certificateWrite(certificate), ...taken, ...audit]
      await table.commit([...own, ...idempotencyKey.writes(answer, now)])
      return answer
    })
  },
)
