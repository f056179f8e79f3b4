import { absolute } from './page.ts'

/** The link of a reminder. What is behind `#` reaches no server and no log. */

export interface OrderLink {
  readonly orderId: number
  readonly code: string
}

export const orderLink = (webUrl: string, { orderId, code }: OrderLink) =>
  absolute(webUrl, `/order#/${orderId}/${code}`)

export function orderLinkIn(hash: string): OrderLink | undefined {
  const [, orderId, code] = /^#\/(\d{1,15})\/([\w-]{1,100})$/.exec(hash) ?? []
  return orderId && code ? { orderId: Number(orderId), code } : undefined
}
