import { useSyncExternalStore } from 'react'

/** Calls that wait because too many people came at once, and are sent again by themselves. */

let waiting = 0
const listeners = new Set<() => void>()
const subscribe = (changed: () => void) => {
  listeners.add(changed)
  return () => void listeners.delete(changed)
}
const count = (by: number) => {
  waiting += by
  for (const changed of listeners) changed()
}

/** Seconds before each repetition: some half a minute in all. */
const pauses = [1, 2, 4, 8, 12]

/** The product's own refusals say why, under `Message`; API Gateway's and Lambda's own do not. */
async function isBusy(response: Response): Promise<boolean> {
  if (response.status !== 429 && response.status !== 503) return false
  return !(await response.clone().text()).includes('"Message"')
}

interface Waiting {
  /** A 503 may come of a call that ran: it is repeated only where that does no harm. A 429 ran nothing. */
  readonly isRepeatable: boolean
  readonly pause: (milliseconds: number) => Promise<void>
  /** 0 to 1, so that those who were turned away together do not come back together. */
  readonly random: () => number
}

/** Sends until there is room, or for half a minute; answers what came last. */
export async function patiently(
  send: () => Promise<Response>,
  { isRepeatable, pause, random }: Waiting,
): Promise<Response> {
  let response = await send()
  for (const seconds of pauses) {
    if (!(await isBusy(response)) || (response.status === 503 && !isRepeatable)) break
    count(1)
    await pause(seconds * 1000 * (0.5 + random() / 2)).finally(() => count(-1))
    response = await send()
  }
  return response
}

/** Tells if a call waits for room. */
export const useIsBusy = () => useSyncExternalStore(subscribe, () => waiting > 0)
