import { localDay } from '../../core/time/zone.ts'
import { phoneText } from '../../network/people/contact.ts'
import type { Customer } from '../customers/customer.ts'
import type { ReportColumn } from './table.ts'
import { triState, yesText } from './writing.ts'

/** Columns of the report of customers: the grid's columns, and on request the days on which food was handed over. */
export interface ReportedCustomer
  extends Pick<
    Customer,
    | 'ID'
    | 'FirstName'
    | 'LastName'
    | 'EMailAddress'
    | 'PhoneNumber'
    | 'PostalCode'
    | 'IsDeliveryEnabled'
    | 'HouseholdSize'
    | 'IsPOC'
    | 'IsTefapEligible'
    | 'IsPantryVisitor'
    | 'IsFoodInsecure'
    | 'Created'
    | 'LastLogin'
  > {
  /** null to an agency that merely serves them. */
  readonly OrderCount: number | null
  /** Days, if they were asked for. */
  readonly DatesOfService?: readonly string[] | undefined
}

type Column = ReportColumn<ReportedCustomer>

const columns: readonly Column[] = [
  { head: 'neighborId', place: 'data', value: ({ ID: id }) => id },
  { head: 'lastName', value: ({ LastName }) => LastName },
  { head: 'firstName', value: ({ FirstName }) => FirstName },
  { head: 'email', value: ({ EMailAddress }) => EMailAddress },
  { head: 'phone', value: ({ PhoneNumber }) => phoneText(PhoneNumber ?? '') },
  { head: 'zip', value: ({ PostalCode }) => PostalCode },
  { head: 'orderCount', isNumber: true, isSummed: true, value: ({ OrderCount }) => OrderCount },
  { head: 'deliveryEnabled', value: ({ IsDeliveryEnabled }, writing) => yesText(IsDeliveryEnabled, writing) },
  { head: 'household', isNumber: true, isSummed: true, value: ({ HouseholdSize }) => HouseholdSize },
  { head: 'poc', value: ({ IsPOC }, writing) => yesText(IsPOC, writing) },
  { head: 'tefapEligible', value: ({ IsTefapEligible }, writing) => yesText(IsTefapEligible, writing) },
  { head: 'pantryVisitor', value: ({ IsPantryVisitor }, writing) => yesText(IsPantryVisitor, writing) },
  { head: 'foodInsecure', value: ({ IsFoodInsecure }, writing) => triState(IsFoodInsecure, writing) },
  { head: 'registeredOn', value: ({ Created }, { zone }) => localDay(new Date(Created), zone) },
  {
    head: 'lastLogin',
    value: ({ LastLogin }, { zone }) => LastLogin && localDay(new Date(LastLogin), zone),
  },
]
const datesOfService: Column = {
  head: 'datesOfService',
  value: ({ DatesOfService = [] }) => DatesOfService.join(', '),
}

export const reportedCustomerColumns = (hasDates: boolean): readonly Column[] =>
  hasDates ? [...columns, datesOfService] : columns
