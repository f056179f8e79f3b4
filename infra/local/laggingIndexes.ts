import type { IncomingMessage } from 'node:http'
import {
  type AttributeValue,
  BatchWriteItemCommand,
  DeleteItemCommand,
  DeleteTableCommand,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  paginateScan,
  ResourceNotFoundException,
} from '@aws-sdk/client-dynamodb'
import { chunksOf } from '../../functions/core/chunks.ts'
import { createTable } from './createTable.ts'
import { localCredentials, localRegion } from './environment.ts'
import { type Listening, readBody, serve } from './loopback.ts'

/**
 * DynamoDB whose indexes lag behind the table, as the cloud's do, in front of an engine whose indexes are current. Queries of
 * an index are answered by a copy of the table, which each written item reaches a while later: in all of its indexes at
 * once, where in the cloud each lags for itself. Everything else goes to the engine as it comes.
 */
export interface LaggingIndexes extends Listening {
  /** From now on the indexes of the table lag. */
  begin(tableName: string): Promise<void>
}

interface Options {
  /** Of the engine. */
  readonly endpoint: string
  /** Milliseconds until a written item is in the indexes, for each write anew. */
  readonly lag: () => number
  /** Lets something happen after so many milliseconds. */
  readonly later?: (happens: () => Promise<void>, ms: number) => unknown
}

export async function startLaggingIndexes({ endpoint, lag, later = setTimeout }: Options): Promise<LaggingIndexes> {
  const client = new DynamoDBClient({ endpoint, region: localRegion, credentials: localCredentials })
  let copy: TableCopy | undefined
  const listening = await serve(async (request, response) => {
    const body = (await readBody(request, maxBody)).toString()
    const asked = JSON.parse(body) as Asked
    const isLate = copy !== undefined && asked.IndexName !== undefined && asked.TableName === copy.tableName
    const sent = isLate ? JSON.stringify({ ...asked, TableName: copy?.name }) : body
    const answer = await fetch(endpoint, { method: 'POST', headers: headersOf(request), body: sent })
    const content = Buffer.from(await answer.arrayBuffer())
    const isWrite = writes.test(String(request.headers['x-amz-target']))
    if (answer.ok && copy && isWrite) for (const key of writtenBy(asked)) later(copy.bring.bind(copy, key), lag())
    response.writeHead(answer.status, headersOfAnswer(answer))
    response.end(content)
  })
  return {
    ...listening,
    begin: async (tableName) => {
      copy = await TableCopy.of(client, tableName)
    },
    stop: async () => {
      await listening.stop()
      await copy?.stop()
      client.destroy()
    },
  }
}

type Attributes = Record<string, AttributeValue>
type Key = Pick<Attributes, 'pk' | 'sk'>
/** A request to DynamoDB, as far as it is looked at. */
interface Asked extends Written {
  readonly TableName?: string
  readonly IndexName?: string
  readonly TransactItems?: readonly { readonly Put?: Written; readonly Update?: Written; readonly Delete?: Written }[]
}
interface Written {
  readonly Item?: Attributes
  readonly Key?: Attributes
}

/** The functions and the operator's commands write by no other calls. */
const writes = /\.(PutItem|UpdateItem|DeleteItem|TransactWriteItems)$/

function writtenBy({ TransactItems, ...only }: Asked): Key[] {
  const all = TransactItems?.map(({ Put, Update, Delete }) => Put ?? Update ?? Delete) ?? [only]
  return all.flatMap((write) => {
    const { pk, sk } = write?.Item ?? write?.Key ?? {}
    return pk && sk ? [{ pk, sk }] : []
  })
}

/** DynamoDB's longest request. */
const maxBody = 16 * 1024 * 1024
const passedOn = ['content-type', 'x-amz-target', 'authorization', 'x-amz-date']
const answered = ['content-type', 'x-amz-crc32', 'x-amzn-requestid']
const headersOf = ({ headers }: IncomingMessage) =>
  Object.fromEntries(passedOn.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])))
const headersOfAnswer = ({ headers }: Response) =>
  Object.fromEntries(answered.flatMap((name) => (headers.get(name) ? [[name, String(headers.get(name))]] : [])))

/** Items of one BatchWriteItem call. */
const maxBatch = 25

/** The table once more, whose indexes are those that are read. */
class TableCopy {
  readonly tableName: string
  readonly name: string
  readonly #client: DynamoDBClient
  #last: Promise<void> = Promise.resolve()
  #isStopped = false

  private constructor(client: DynamoDBClient, tableName: string) {
    this.#client = client
    this.tableName = tableName
    this.name = `${tableName}-indexes`
  }

  /** Copies the table as it is now. */
  static async of(client: DynamoDBClient, tableName: string): Promise<TableCopy> {
    const copy = new TableCopy(client, tableName)
    const { name: TableName } = copy
    await client.send(new DeleteTableCommand({ TableName })).catch((fault: unknown) => {
      if (!(fault instanceof ResourceNotFoundException)) throw fault
    })
    await createTable(client, TableName, { isStreamed: false })
    for await (const { Items = [] } of paginateScan({ client }, { TableName: tableName }))
      for (const some of chunksOf(Items, maxBatch))
        await client.send(
          new BatchWriteItemCommand({ RequestItems: { [TableName]: some.map((Item) => ({ PutRequest: { Item } })) } }),
        )
    return copy
  }

  /** Brings an item as it is then. One after the other, so that an older state never follows a newer one. */
  bring(key: Key): Promise<void> {
    this.#last = this.#last.then(() => this.#copy(key)).catch((fault) => console.error('An index got stuck', fault))
    return this.#last
  }

  /** Brings nothing of what is still on its way: the next start copies everything. */
  async stop(): Promise<void> {
    this.#isStopped = true
    await this.#last
  }

  async #copy(Key: Key): Promise<void> {
    if (this.#isStopped) return
    const { Item } = await this.#client.send(
      new GetItemCommand({ TableName: this.tableName, Key, ConsistentRead: true }),
    )
    const TableName = this.name
    if (Item) await this.#client.send(new PutItemCommand({ TableName, Item }))
    else await this.#client.send(new DeleteItemCommand({ TableName, Key }))
  }
}
