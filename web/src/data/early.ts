/**
 * Calls that leave before the code that reads their answers has arrived, so that a screen's first answers travel together
 * with its files. Each answers one call, made soon after with the same token in the same language.
 */

/** Milliseconds after which an answer that nobody took is too old to be shown. */
const freshFor = 10_000

interface Early {
  readonly answer: Promise<Response>
  readonly until: number
}
const early = new Map<string, Early>()

export interface Asker {
  readonly token: string
  readonly language: string
}

const headersOf = ({ token, language }: Asker) => ({
  'accept-language': language,
  authorization: `Bearer ${token}`,
})
const nameOf = (address: string, headers: object) => JSON.stringify([address, headers])

/** Asks, and gives a copy of the answer: the answer itself is for the call that takes it. */
export function askEarly(address: string, asker: Asker, now: number): Promise<Response> {
  const headers = headersOf(asker)
  const answer = fetch(`${address}${address.includes('?') ? '&' : '?'}d=${now}`, { headers, cache: 'no-store' })
  early.set(nameOf(address, headers), { answer, until: now + freshFor })
  const copy = answer.then((response) => response.clone())
  // Whoever takes it asks again.
  copy.catch(() => undefined)
  return copy
}

/** The mark of the moment that ends every address that is read. */
const moment = /[?&]d=\d+$/

/** Fetches, or takes the answer of the same call that left early. */
export function fetchOrTake(url: string, init: RequestInit): Promise<Response> {
  const name = moment.test(url) ? nameOf(url.replace(moment, ''), init.headers ?? {}) : ''
  const found = early.get(name)
  early.delete(name)
  return found && Date.now() < found.until ? found.answer.catch(() => fetch(url, init)) : fetch(url, init)
}
