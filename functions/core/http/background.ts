import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch'
import middy from '@middy/core'
import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda'
import { log } from '../log.ts'
import { isClosed } from './revokedTable.ts'

/** The stack of every function that is no endpoint: a fresh log context, and each failure logged once. */
export const background = <E, R>(name: string) => middy<E, R>().use([logContext(), failures(name)])

const logContext = (): middy.MiddlewareObj => ({ before: () => log.resetKeys() })

const failures = (name: string): middy.MiddlewareObj => ({
  onError: ({ error }) => log.error('failed', { run: name, error: error ?? 'unknown' }),
})

/** Messages of a closed tenant stay in their queue. */
function heldBack(name: string, { Records }: SQSEvent): SQSBatchResponse {
  log.info('held', { run: name, messages: Records.length })
  return { batchItemFailures: Records.map(({ messageId }) => ({ itemIdentifier: messageId })) }
}

/** A scheduled function of a closed tenant answers this and does nothing. */
export const idleWhileClosed = <R>(answer: R): middy.MiddlewareObj<unknown, R> => ({
  before: async () => ((await isClosed(Date.now())) ? answer : undefined),
})

/** Processes a queue's batch one message after the other; only failed ones are delivered again. */
export function queueWorker(name: string, apply: (body: unknown, now: Date) => Promise<void>) {
  const one = async ({ body, messageId }: SQSRecord) => {
    log.resetKeys()
    try {
      await apply(JSON.parse(body), new Date())
    } catch (error) {
      log.error('message failed', { run: name, messageId, error: error instanceof Error ? error : String(error) })
      throw error
    }
  }
  return background<SQSEvent, SQSBatchResponse>(name).handler(async (event) => {
    if (await isClosed(Date.now())) return heldBack(name, event)
    return processPartialResponse(event, one, new BatchProcessor(EventType.SQS), {
      processInParallel: false,
      throwOnFullBatchFailure: false,
    })
  })
}
