import { pause } from '../pause.ts'

/**
 * Sends something at most once: a failed request is retried only when the service certainly did not accept it. E-mails and
 * text messages go through it.
 */

export type DeliveryOutcome =
  | { readonly state: 'sent' }
  /** Refused for good. */
  | { readonly state: 'refused'; readonly reason: string }
  /** Not sent; a retry may succeed. */
  | { readonly state: 'putOff'; readonly reason: string }
  /** The request reached the service and its answer was lost: it may have been sent. */
  | { readonly state: 'uncertain'; readonly reason: string }

/** The account is refused, not this message: a retry succeeds once that is resolved. */
const accountRefusals = new Set([
  'AccountSuspendedException',
  'LimitExceededException',
  'MailFromDomainNotVerifiedException',
  'SendingPausedException',
  'ExpiredTokenException',
  'UnrecognizedClientException',
])
/** Error codes of connections that were not established. */
const unreachable = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'])

interface Failure {
  readonly name: string
  readonly code?: string
  readonly syscall?: string
  readonly $metadata?: { readonly httpStatusCode?: number }
  readonly $response?: { readonly statusCode?: number }
}

/** Services limit messages per second: a throttled one is retried after a short delay, not after the queue's. */
const throttledPauses = [300, 1200, 2500]
const isThrottled = ({ name }: Failure, status: number | undefined) => status === 429 || /throttl/i.test(name)

/** An error in the service's answer. */
function answered(failure: Failure, status: number): DeliveryOutcome {
  const reason = failure.name
  if (isThrottled(failure, status)) return { state: 'putOff', reason }
  // After a gateway timeout the outcome is unknown.
  if (status < 400 || status === 502 || status === 504) return { state: 'uncertain', reason }
  if (status >= 500 || status === 401 || status === 403 || accountRefusals.has(reason))
    return { state: 'putOff', reason }
  return { state: 'refused', reason }
}

/** A connection error. Only a connection that was not established in time is a timeout without a code. */
function unanswered(failure: Failure): DeliveryOutcome {
  const reason = failure.code ?? failure.name
  const neverConnected =
    unreachable.has(reason) || failure.syscall === 'connect' || (failure.name === 'TimeoutError' && !failure.code)
  return { state: neverConnected ? 'putOff' : 'uncertain', reason }
}

interface DeliveryAttempt {
  readonly outcome: DeliveryOutcome
  readonly isThrottled: boolean
}

/** The outcome after a failure; `hasLeft` when the request was sent by then. */
function outcomeOf(failure: Failure, hasLeft: boolean): DeliveryAttempt {
  const status = failure.$metadata?.httpStatusCode ?? failure.$response?.statusCode
  if (!hasLeft) return { outcome: { state: 'putOff', reason: failure.name }, isThrottled: false }
  if (status === undefined) return { outcome: unanswered(failure), isThrottled: false }
  return { outcome: answered(failure, status), isThrottled: isThrottled(failure, status) }
}

/** Options of an SDK client whose own retries would repeat a request whose answer was lost. */
export const oneAttempt = (connectMs: number) => ({
  maxAttempts: 1,
  // A reused connection may be closed at the other end, which is indistinguishable from a lost answer.
  requestHandler: { connectionTimeout: connectMs, httpAgent: { keepAlive: false }, httpsAgent: { keepAlive: false } },
})

/** `request` calls `noteLeaving` when it leaves, from a step of the command's middleware. */
type DeliveryRequest = (noteLeaving: () => void) => Promise<unknown>

async function tryOnce(request: DeliveryRequest): Promise<DeliveryAttempt> {
  let hasLeft = false
  try {
    await request(() => {
      hasLeft = true
    })
    return { outcome: { state: 'sent' }, isThrottled: false }
  } catch (error) {
    return outcomeOf(error instanceof Error ? error : new Error(String(error)), hasLeft)
  }
}

export async function deliverOnce(request: DeliveryRequest): Promise<DeliveryOutcome> {
  let tried = await tryOnce(request)
  for (const ms of throttledPauses) {
    if (!tried.isThrottled) break
    await pause(ms)
    tried = await tryOnce(request)
  }
  return tried.outcome
}
