import { absolute } from './page.ts'

/** Links that open one thing for whoever has its code, without signing in. What is behind `#` reaches no server and no log. */

export interface CodeLink {
  readonly id: number
  readonly code: string
}

const linkTo =
  (path: string) =>
  (webUrl: string, { id, code }: CodeLink) =>
    absolute(webUrl, `${path}#/${id}/${code}`)

/** Of a reminder. */
export const orderLink = linkTo('/order')
/** Of a recall's message, with the product's number. */
export const recallNoticeLink = linkTo('/recalled')
/** Of a window's place that is kept for a family. */
export const offeredPlaceLink = linkTo('/place')

export function codeLinkIn(hash: string): CodeLink | undefined {
  const [, id, code] = /^#\/(\d{1,15})\/([\w-]{1,100})$/.exec(hash) ?? []
  return id && code ? { id: Number(id), code } : undefined
}
