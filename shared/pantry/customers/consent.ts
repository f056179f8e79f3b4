import type { Customer } from './customer.ts'

type Texted = Pick<Customer, 'PhoneNumber' | 'IsTextMessageNotificationEnabled' | 'TextConsent'>

/** The number for a customer's texts; undefined without their consent (decision 85). */
export const textAddress = ({ PhoneNumber, IsTextMessageNotificationEnabled, TextConsent }: Texted) =>
  (IsTextMessageNotificationEnabled && TextConsent !== null && PhoneNumber) || undefined
