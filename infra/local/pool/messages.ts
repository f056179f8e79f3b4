import { PoolError } from './poolError.ts'

/** What the pool writes to people: codes to set a new password. The product writes its invitations itself. */

export interface PoolMail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}
export interface Post {
  readonly sendMail: (mail: PoolMail) => Promise<unknown> | unknown
}
export interface Delivery {
  readonly Destination: string
  readonly DeliveryMedium: 'EMAIL'
  readonly AttributeName: string
}

/** Answers where it went, as far as others may see that. */
export async function sendCode(email: string, code: string, { sendMail }: Post): Promise<Delivery> {
  const text = `Your verification code is ${code}.`
  try {
    await sendMail({ to: email, subject: 'Your verification code', text, html: text })
  } catch (fault) {
    console.error(fault)
    throw new PoolError('CodeDeliveryFailureException', 'The message could not be delivered.')
  }
  return codeDelivery(email)
}

export const codeDelivery = (email: string): Delivery => ({
  Destination: email.replace(/^(.)[^@]*@(.).*$/, '$1***@$2***'),
  DeliveryMedium: 'EMAIL',
  AttributeName: 'email',
})
