import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch'
import middy from '@middy/core'
import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda'
import { log } from './log.ts'

/** The stack of every function that is no endpoint: a fresh log context, and each failure logged once. */
export const background = <E, R>(name: string) => middy<E, R>().use([logContext(), failures(name)])

const logContext = (): middy.MiddlewareObj => ({ before: () => log.resetKeys() })

const failures = (name: string): middy.MiddlewareObj => ({
  onError: ({ error }) => log.error('failed', { run: name, error: error ?? 'unknown' }),
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
  return background<SQSEvent, SQSBatchResponse>(name).handler((event) =>
    processPartialResponse(event, one, new BatchProcessor(EventType.SQS), {
      processInParallel: false,
      throwOnFullBatchFailure: false,
    }),
  )
}
