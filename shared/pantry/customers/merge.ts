import { type Refusal, refuse } from '../../core/answer.ts'
import { joinedNeeds } from '../needs/needs.ts'
import { maxCustomerNotes } from './changes.ts'
import type { Customer } from './customer.ts'
import { homeAgencyIds } from './level.ts'
import * as refusals from './refusals.ts'

/** Two records of one person become one: the kept one fills its gaps from the duplicate, and has the history of both. */

const either = <T>(kept: T | null, other: T | null) => kept ?? other
const joined = (kept: readonly number[], other: readonly number[]) => [...new Set([...kept, ...other])]

export function mergeRefusal(kept: Customer, duplicate: Customer): Refusal | undefined {
  if (kept.ID === duplicate.ID) return refuse(refusals.mergeWithSelf)
  if (kept.FoodBankID !== duplicate.FoodBankID) return refuse(refusals.otherFoodBank)
  const isOver = duplicate.MergedInto !== undefined || kept.MergedInto !== undefined
  if (isOver) return refuse(refusals.alreadyMerged)
  const length = joinedNotes(kept, duplicate).Notes?.length ?? 0
  return length > maxCustomerNotes ? refuse(refusals.mergedNotesTooLong, { max: maxCustomerNotes }) : undefined
}

const joinedNotes = (kept: Customer, duplicate: Customer): Pick<Customer, 'Notes'> => {
  const notes = new Set([kept.Notes, duplicate.Notes].filter(Boolean))
  return notes.size === 0 ? {} : { Notes: [...notes].join('\n') }
}

function needsOfBoth(kept: Customer, duplicate: Customer): Pick<Customer, 'FoodNeeds'> {
  const FoodNeeds = joinedNeeds(kept.FoodNeeds, duplicate.FoodNeeds)
  return FoodNeeds ? { FoodNeeds } : {}
}

/** Of both the certificate that counts longest. */
function longestCertificate(...both: Customer[]): Pick<Customer, 'TefapCertificate'> {
  const [certificate] = both
    .flatMap(({ IsTefapEligible, TefapCertificate }) => (IsTefapEligible && TefapCertificate) || [])
    .toSorted((a, b) => (a.ValidTo < b.ValidTo ? 1 : -1))
  return certificate ? { TefapCertificate: certificate } : {}
}

/** Kept record after a merge. A restriction of either stays: merging is no way around it. */
export const mergedFields = (kept: Customer, duplicate: Customer) => ({
  AgencyIDs: joined(kept.AgencyIDs, duplicate.AgencyIDs),
  HomeAgencyIDs: joined(homeAgencyIds(kept), homeAgencyIds(duplicate)),
  RestrictedAtIDs: joined(kept.RestrictedAtIDs ?? [], duplicate.RestrictedAtIDs ?? []),
  DeliveryProgramIDs: joined(kept.DeliveryProgramIDs, duplicate.DeliveryProgramIDs),
  MergedIDs: [...kept.MergedIDs, ...duplicate.MergedIDs, duplicate.ID],
  EMailAddress: either(kept.EMailAddress, duplicate.EMailAddress),
  PhoneNumber: either(kept.PhoneNumber, duplicate.PhoneNumber),
  PostalCode: either(kept.PostalCode, duplicate.PostalCode),
  HouseholdSize: either(kept.HouseholdSize, duplicate.HouseholdSize),
  Ages: either(kept.Ages, duplicate.Ages),
  IsFoodInsecure: either(kept.IsFoodInsecure, duplicate.IsFoodInsecure),
  Subject: either(kept.Subject, duplicate.Subject),
  TEFAPEligibility: either(kept.TEFAPEligibility, duplicate.TEFAPEligibility),
  IsTefapEligible: kept.IsTefapEligible || duplicate.IsTefapEligible,
  ...longestCertificate(kept, duplicate),
  ...needsOfBoth(kept, duplicate),
  IsPOC: kept.IsPOC || duplicate.IsPOC,
  IsPantryVisitor: kept.IsPantryVisitor || duplicate.IsPantryVisitor,
  IsDeliveryEnabled: kept.IsDeliveryEnabled || duplicate.IsDeliveryEnabled,
  IsRestricted: kept.IsRestricted || duplicate.IsRestricted,
  ...joinedNotes(kept, duplicate),
  OrderCount: kept.OrderCount + duplicate.OrderCount,
})

/** Fields that undoing gives back: those that are as the merge left them; later changes stay. */
export function undoneFields(
  now: Customer,
  before: Partial<Customer>,
  set: Partial<Customer>,
  duplicate: Pick<Customer, 'ID' | 'MergedIDs' | 'OrderCount'>,
): Partial<Customer> {
  const names = Object.keys(set) as (keyof Customer)[]
  const same = names
    .filter((name) => JSON.stringify(now[name]) === JSON.stringify(set[name]))
    .map((name) => [name, before[name]])
  const gone = [duplicate.ID, ...duplicate.MergedIDs]
  return {
    ...Object.fromEntries(same),
    MergedIDs: now.MergedIDs.filter((id) => !gone.includes(id)),
    OrderCount: Math.max(0, now.OrderCount - duplicate.OrderCount),
  }
}
