import { peopleKeys } from '../../../functions/core/table/keys/people.ts'
import { type Listening, readBody, serve } from '../../../infra/local/loopback.ts'

/**
 * A meter between the functions and the table's engine: it counts requests and the capacity that each one uses. It can also
 * cut the line after the engine did what was asked, so that the answer is lost.
 */

export interface Metered {
  readonly operation: string
  /** Units read or written, as DynamoDB would charge them. */
  readonly capacity: number
  readonly items: number
  /** Input of the request, and its time: requests that overlap were made at the same time. */
  readonly asked: Readonly<Record<string, unknown>>
  readonly from: number
  readonly to: number
}
export interface Meter {
  /** The requests that a piece of work makes. */
  during<T>(work: () => Promise<T>): Promise<{ readonly result: T; readonly requests: readonly Metered[] }>
  /** The next request of this operation is carried out, and its answer lost. */
  loseNext(operation: string): void
  stop(): Promise<void>
}

interface Charged {
  readonly CapacityUnits?: number
}
interface Answered {
  readonly ConsumedCapacity?: Charged | readonly Charged[]
  readonly Count?: number
}

const unitsOf = ({ ConsumedCapacity = [] }: Answered) =>
  [ConsumedCapacity].flat().reduce((sum, part) => sum + ((part as Charged).CapacityUnits ?? 0), 0)

/** Functions keep the list of revoked tokens for seconds: reading it belongs to no single call. */
const heldList = peopleKeys.revokedTokens('').pk
const isHeldList = ({ ExpressionAttributeValues: values, Key: at, UpdateExpression: isWrite }: Asked) =>
  isWrite === undefined && (values?.[':pk']?.S === heldList || at?.pk?.S === heldList)
interface Asked {
  readonly ExpressionAttributeValues?: { readonly ':pk'?: { readonly S?: string } }
  readonly Key?: { readonly pk?: { readonly S?: string } }
  readonly UpdateExpression?: unknown
}

/** The read of the person who calls, which every call begins with. */
const isOfCaller = ({ operation, asked }: Metered) =>
  operation === 'GetItem' && (asked.Key as { pk?: { S?: string } }).pk?.S?.startsWith('USER#') === true

/** Requests of an endpoint itself. */
export function ownRequests(requests: readonly Metered[]): readonly Metered[] {
  const first = requests.findIndex(isOfCaller)
  return requests.filter((_, index) => index !== first)
}

/** Starts the meter before the engine that `AWS_ENDPOINT_URL_DYNAMODB` names, and takes its place. */
export async function startMeter(): Promise<Meter> {
  const engine = process.env.AWS_ENDPOINT_URL_DYNAMODB ?? ''
  let metered: Metered[] = []
  let lost: string | undefined
  const listening: Listening = await serve(async (request, response) => {
    const operation = String(request.headers['x-amz-target']).replace(/^.*\./, '')
    const asked = JSON.parse((await readBody(request, 10_000_000)).toString()) as Record<string, unknown>
    const from = performance.now()
    const { host: _, 'content-length': __, connection: ___, ...headers } = request.headers
    const answer = await fetch(engine, {
      method: 'POST',
      headers: headers as Record<string, string>,
      body: JSON.stringify({ ...asked, ReturnConsumedCapacity: 'TOTAL' }),
    })
    const text = await answer.text()
    const answered = (answer.ok ? JSON.parse(text) : {}) as Answered
    if (!isHeldList(asked))
      metered.push({
        operation,
        capacity: unitsOf(answered),
        items: answered.Count ?? 0,
        asked,
        from,
        to: performance.now(),
      })
    if (operation === lost) {
      lost = undefined
      request.socket.destroy()
      return
    }
    response.writeHead(answer.status, { 'content-type': 'application/x-amz-json-1.0' })
    response.end(text)
  })
  process.env.AWS_ENDPOINT_URL_DYNAMODB = listening.endpoint
  process.env.UNMETERED_ENGINE = engine
  return {
    during: async (work) => {
      metered = []
      const result = await work()
      return { result, requests: metered }
    },
    loseNext: (operation) => {
      lost = operation
    },
    stop: () => listening.stop(),
  }
}
