import { key } from '../shape.ts'

export const helperKeys = {
  /** People who may order for a customer. */
  ofCustomer: (customerId: number) => ({ pk: `HELPERSOF#${customerId}` }),
  helper: (customerId: number, userId: number) => key(`HELPERSOF#${customerId}`, String(userId)),
  /** A code that is not used yet, by its hash. */
  code: (hash: string) => key(`HELPCODE#${hash}`, 'HELPCODE'),
  wrongCodesOf: (userId: number, span: number) => key(`WRONGHELPCODESOF#${userId}`, String(span)),
} as const
