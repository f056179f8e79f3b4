import { PoolError } from './poolError.ts'

/** Messages of the pool to people: codes to set a new password. The app writes its invitations itself. */

export interface PoolMail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}
export interface PoolText {
  /** Phone number in E.164. */
  readonly to: string
  readonly text: string
}
export interface Post {
  readonly sendMail: (mail: PoolMail) => Promise<unknown> | unknown
  /** Without it codes go by e-mail alone. */
  readonly sendText?: ((text: PoolText) => Promise<unknown> | unknown) | undefined
}
export interface Delivery {
  readonly Destination: string
  readonly DeliveryMedium: 'EMAIL' | 'SMS'
  readonly AttributeName: string
}

/** Answers where it went, as far as others may see that: by e-mail, or as a text to who has a phone number alone. */
export async function sendCode(
  { email, phone }: { readonly email?: string | undefined; readonly phone?: string | undefined },
  code: string,
  { sendMail, sendText }: Post,
): Promise<Delivery> {
  const text = `Your verification code is ${code}.`
  try {
    if (email === undefined && phone !== undefined) await sendText?.({ to: phone, text })
    else await sendMail({ to: email ?? '', subject: 'Your verification code', text, html: text })
  } catch (fault) {
    console.error(fault)
    throw new PoolError('CodeDeliveryFailureException', 'The message could not be delivered.')
  }
  return email === undefined && phone !== undefined ? textDelivery(phone) : codeDelivery(email ?? '')
}

export const codeDelivery = (email: string): Delivery => ({
  Destination: email.replace(/^(.)[^@]*@(.).*$/, '$1***@$2***'),
  DeliveryMedium: 'EMAIL',
  AttributeName: 'email',
})

export const textDelivery = (phone: string): Delivery => ({
  Destination: `+*******${phone.slice(-4)}`,
  DeliveryMedium: 'SMS',
  AttributeName: 'phone_number',
})
