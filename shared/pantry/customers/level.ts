import type { Caller } from '../../core/access.ts'
import { type Refusal, refuse } from '../../core/answer.ts'
import type { Customer, CustomerRow } from './customer.ts'
import * as refusals from './refusals.ts'

/**
 * Extent to which an agency looks after a neighbor. Where they are at home, the food bank's pantries and the agency
 * that invited or added them, all of the person is seen and changed. An agency that merely serves them sees and changes
 * what its own orders need. Volunteers are at home nowhere.
 */

type Served = Pick<CustomerRow, 'AgencyIDs' | 'HomeAgencyIDs'>

/** Of a customer from before there were levels: the first agency, which made the record or served them first. */
export const homeAgencyIds = ({ HomeAgencyIDs, AgencyIDs }: Served): readonly number[] =>
  HomeAgencyIDs ?? AgencyIDs.slice(0, 1)

export const isAtHome = ({ Role, EntityID }: Pick<Caller, 'Role' | 'EntityID'>, customer: Served): boolean =>
  Role !== 'pantryvolunteer' && (Role !== 'agency' || homeAgencyIds(customer).includes(EntityID))

/** One more agency serves the customer; it does not become their home. */
export const servedByToo = (customer: Served, agencyIds: readonly number[]) => ({
  AgencyIDs: [...new Set([...customer.AgencyIDs, ...agencyIds])],
  HomeAgencyIDs: [...homeAgencyIds(customer)],
})

type Restricted = Pick<CustomerRow, 'IsRestricted' | 'RestrictedAtIDs'>

/** The food bank's restriction holds at all pantries, a pantry's own at that pantry. */
export const isRestrictedAt = ({ IsRestricted, RestrictedAtIDs }: Restricted, entityId: number): boolean =>
  IsRestricted || (RestrictedAtIDs ?? []).includes(entityId)

/** Fields that an agency which merely serves the customer may change. */
const servedFields: readonly (keyof Customer)[] = [
  'Language',
  'HouseholdSize',
  'Ages',
  'FoodNeeds',
  'IsTefapEligible',
  'TefapCertificate',
  'TEFAPEligibility',
  'DeliveryProgramIDs',
]
const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/** The changed fields as they are, or why the caller may not change one of them. */
export function atLevel<F extends Partial<Customer>>(
  caller: Pick<Caller, 'Role' | 'EntityID'>,
  before: Customer,
  fields: F,
): F | Refusal {
  if (isAtHome(caller, before)) return fields
  const foreign = Object.entries(fields).some(
    ([name, value]) => !servedFields.includes(name as keyof Customer) && !isSame(value, before[name as keyof Customer]),
  )
  return foreign ? refuse(refusals.changedAtHomeOnly) : fields
}
