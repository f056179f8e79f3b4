import { absolute } from './page.ts'

/** The link of an offered place. What is behind `#` reaches no server and no log. */

export interface OfferedPlaceLink {
  readonly windowId: number
  readonly code: string
}

export const offeredPlaceLink = (webUrl: string, { windowId, code }: OfferedPlaceLink) =>
  absolute(webUrl, `/place#/${windowId}/${code}`)

export function offeredPlaceLinkIn(hash: string): OfferedPlaceLink | undefined {
  const [, windowId, code] = /^#\/(\d{1,15})\/([\w-]{1,100})$/.exec(hash) ?? []
  return windowId && code ? { windowId: Number(windowId), code } : undefined
}
