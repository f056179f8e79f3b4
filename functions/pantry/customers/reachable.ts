import { textAddress } from '../../../shared/pantry/customers/consent.ts'
import type { Customer } from '../../../shared/pantry/customers/customer.ts'
import { soundAddress } from '../../core/mail/mailer.ts'
import { isListed } from './customerTable.ts'

/** The e-mail address of a neighbor who wants e-mails. */
export const wantedAddress = ({ EMailAddress, IsEmailNotificationEnabled }: Customer) =>
  IsEmailNotificationEnabled ? soundAddress(EMailAddress ?? undefined) : undefined

/** By e-mail or text, as they chose. */
export const canBeWrittenTo = (customer: Customer): boolean =>
  isListed(customer) && (wantedAddress(customer) !== undefined || textAddress(customer) !== undefined)
