import type { SQSBatchResponse, SQSEvent } from 'aws-lambda'

type Worker = (event: SQSEvent, context: never) => Promise<SQSBatchResponse>

/** Delivers bodies to a queue's function as SQS does; answers the messages that come again. */
export async function deliver(worker: unknown, ...bodies: readonly unknown[]): Promise<string[]> {
  const Records = bodies.map((body, index) => ({
    messageId: `message-${index}`,
    receiptHandle: '',
    body: JSON.stringify(body),
    attributes: {
      ApproximateReceiveCount: '1',
      SentTimestamp: '0',
      SenderId: '',
      ApproximateFirstReceiveTimestamp: '0',
    },
    messageAttributes: {},
    md5OfBody: '',
    eventSource: 'aws:sqs',
    eventSourceARN: '',
    awsRegion: 'us-east-1',
  }))
  const { batchItemFailures } = await (worker as Worker)({ Records }, {} as never)
  return batchItemFailures.map((failure) => failure.itemIdentifier)
}
