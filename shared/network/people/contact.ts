import * as z from 'zod/mini'
import { isMailAddress, maxMailAddress } from '../organizations/mailAddress.ts'

/** Contacts of customers: addresses and numbers in the one form in which they are stored and compared. */

/** Country calling code of the tenant's neighbors; a number of another country is typed with its `+`. */
const homeCode = '1'
export const maxTypedPhone = 40

/** E.164 of a number as people type it, `(865) 555-0134` or `+1 865 555 0134`; undefined when it is none. */
export function phoneNumberOf(typed: string): string | undefined {
  const text = typed.trim()
  if (/[^\d\s()+./-]/.test(text) || text.lastIndexOf('+') > 0) return undefined
  const digits = text.replace(/\D/g, '')
  if (text.startsWith('+')) return /^[1-9]\d{7,14}$/.test(digits) && isHome(digits) ? `+${digits}` : undefined
  const national = digits.length === 11 && digits.startsWith(homeCode) ? digits.slice(1) : digits
  return isNational(national) ? `+${homeCode}${national}` : undefined
}

/** Area code and exchange of the North American plan begin with 2 to 9. */
const isNational = (digits: string) => /^[2-9]\d{2}[2-9]\d{6}$/.test(digits)
const isHome = (digits: string) => !digits.startsWith(homeCode) || isNational(digits.slice(1))

/** Number as people read it: `(865) 555-0134`; of another country as it is stored. */
export function phoneText(phone: string): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone) ?? []
  return area === undefined ? phone : `(${area}) ${exchange}-${line}`
}

export const mailAddressOf = (typed: string): string | undefined => {
  const address = typed.trim().toLowerCase()
  return address.length <= maxMailAddress && isMailAddress(address) ? address : undefined
}

/** Value that is sent: empty for none. */
export const ContactText = (max: number) => z._default(z.nullable(z.string().check(z.trim(), z.maxLength(max))), null)

export const minPasswordLength = 12
/** The user pool's policy: the screen advises with it before anything is sent. */
export const isStrongPassword = (password: string) =>
  password.length >= minPasswordLength &&
  [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/].every((needed) => needed.test(password)) &&
  password.trim() === password

interface Contacts {
  readonly EMailAddress: string | null
  readonly PhoneNumber: string | null
}

/** Without an e-mail address the phone number is the user name: then neither of them may change. */
export const hasFixedContacts = ({ EMailAddress, PhoneNumber }: Contacts) =>
  EMailAddress === null && PhoneNumber !== null

export const userNameOf = ({ EMailAddress, PhoneNumber }: Contacts): string | null => EMailAddress ?? PhoneNumber
