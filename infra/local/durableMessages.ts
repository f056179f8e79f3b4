import type { DatabaseSync } from 'node:sqlite'
// fauxqs is durable only when it listens on all network interfaces; its parts are not exported by name.
import { PersistenceManager } from '../../node_modules/fauxqs/dist/persistence.js'
import { S3Store } from '../../node_modules/fauxqs/dist/s3/s3Store.js'
import { SnsStore } from '../../node_modules/fauxqs/dist/sns/snsStore.js'
import { SqsStore } from '../../node_modules/fauxqs/dist/sqs/sqsStore.js'
import { INVALID_MESSAGE_BODY_CHAR } from '../../node_modules/fauxqs/dist/sqs/sqsTypes.js'
import { localAccount, localRegion } from './environment.ts'

export interface Stores {
  readonly sqsStore: SqsStore
  readonly snsStore: SnsStore
  readonly s3Store: S3Store
}

/** Characters that SQS refuses. fauxqs 2.4.1 refuses half of a surrogate pair, and with it every character above U+FFFF. */
const notOfSqs = /[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u
INVALID_MESSAGE_BODY_CHAR.test = (body) => notOfSqs.test(body)

export function newStores(): Stores {
  const stores = { sqsStore: new SqsStore(), snsStore: new SnsStore(), s3Store: new S3Store() }
  stores.sqsStore.region = localRegion
  // Without a host of its own a queue's address gets that of the request, which is 127.0.0.1 and needs no name service.
  stores.sqsStore.host = ''
  return stores
}

/** The storage of fauxqs, without three defects of its version 2.4.1 that lose or hide messages. */
export class DurableMessages extends PersistenceManager {
  readonly #leaving = new Set<string>()

  constructor(directory: string, endpoint: string, stores: Stores) {
    super(directory)
    // NORMAL with a write-ahead log is safe against a kill, and each message costs no disk flush.
    this.#database.exec('PRAGMA synchronous = NORMAL')
    this.#database.prepare('UPDATE sqs_queues SET url = ? || name').run(`${endpoint}/${localAccount}/`)
    // Consumers were in the process that ended, so received messages are visible again at once.
    this.#database.exec('UPDATE sqs_messages SET receipt_handle = NULL, visibility_deadline = NULL')
    this.load(stores.sqsStore, stores.snsStore, stores.s3Store)
    stores.sqsStore.persistence = this
    stores.snsStore.persistence = this
    stores.s3Store.persistence = this
    for (const queue of stores.sqsStore.allQueues()) queue.persistence = this
  }

  get #database(): DatabaseSync {
    // biome-ignore lint/complexity/useLiteralKeys: the only way that TypeScript leaves to a private member
    return this['db'] as DatabaseSync
  }

  /** The original sets the number of deliveries to NULL, which its table refuses: the message would be gone until a restart. */
  override updateMessageReady(messageId: string): void {
    this.#database
      .prepare('UPDATE sqs_messages SET receipt_handle = NULL, visibility_deadline = NULL WHERE message_id = ?')
      .run(messageId)
  }

  /**
   * A message that moves to the dead letters is deleted and then inserted: a kill in between would lose it. So a delete waits for
   * the end of the current tick, and an insert under the same id replaces the message instead.
   */
  override deleteMessage(messageId: string): void {
    if (this.#leaving.size === 0) queueMicrotask(() => this.#deleteLeaving())
    this.#leaving.add(messageId)
  }

  override insertMessage(...[queueName, message]: Parameters<PersistenceManager['insertMessage']>): void {
    this.#leaving.delete(message.messageId)
    super.insertMessage(queueName, message)
  }

  #deleteLeaving(): void {
    for (const messageId of this.#leaving) {
      try {
        super.deleteMessage(messageId)
      } catch (fault) {
        // It was processed already; left on disk it is delivered once more after a restart.
        console.error('A message that was worked off could not be deleted.', fault)
      }
    }
    this.#leaving.clear()
  }

  override close(): void {
    this.#deleteLeaving()
    super.close()
  }
}
