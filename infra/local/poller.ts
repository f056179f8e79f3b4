import { setTimeout as pause } from 'node:timers/promises'
import { DeleteMessageBatchCommand, type Message, ReceiveMessageCommand, type SQSClient } from '@aws-sdk/client-sqs'
import type { SQSBatchResponse } from 'aws-lambda'

/** Delivers a queue's messages to a function as Lambda's poller does: in batches, deleting only those that succeeded. */
export interface PollerOptions {
  readonly client: SQSClient
  readonly queueUrl: string
  readonly invoke: (event: unknown) => Promise<unknown>
}

const failurePause = 1000

export class QueuePoller {
  readonly #options: PollerOptions
  readonly #aborted = new AbortController()
  #loop: Promise<void> | undefined

  constructor(options: PollerOptions) {
    this.#options = options
  }

  start(): void {
    this.#loop = this.#poll()
  }

  /** Ends after the batch that is under way. */
  async stop(): Promise<void> {
    this.#aborted.abort()
    await this.#loop
  }

  async #poll(): Promise<void> {
    const { client, queueUrl } = this.#options
    const abortSignal = this.#aborted.signal
    while (!abortSignal.aborted) {
      try {
        const ask = new ReceiveMessageCommand({
          QueueUrl: queueUrl,
          MaxNumberOfMessages: 10,
          WaitTimeSeconds: 20,
          MessageSystemAttributeNames: ['All'],
        })
        const { Messages = [] } = await client.send(ask, { abortSignal })
        if (Messages.length > 0) await this.#workOff(Messages)
      } catch (fault) {
        if (abortSignal.aborted) return
        console.error(`Queue ${queueUrl.split('/').at(-1)}:`, fault instanceof Error ? fault.message : fault)
        await pause(failurePause)
      }
    }
  }

  async #workOff(messages: Message[]): Promise<void> {
    const { client, queueUrl, invoke } = this.#options
    const Records = messages.map((message) => ({
      messageId: message.MessageId,
      receiptHandle: message.ReceiptHandle,
      body: message.Body,
      attributes: message.Attributes ?? {},
      messageAttributes: {},
      eventSource: 'aws:sqs',
    }))
    const answer = (await invoke({ Records })) as SQSBatchResponse | undefined
    const failed = new Set(answer?.batchItemFailures.map((failure) => failure.itemIdentifier))
    const done = messages.filter((message) => !failed.has(message.MessageId ?? ''))
    if (done.length === 0) return
    const Entries = done.map((message, index) => ({ Id: String(index), ReceiptHandle: message.ReceiptHandle }))
    await client.send(new DeleteMessageBatchCommand({ QueueUrl: queueUrl, Entries }))
  }
}
