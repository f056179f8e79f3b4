import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import { MemoryTable } from '../../simulation/memoryTable.ts'
import { lineIn, readUnits, type Share, writeShares } from './units.ts'

/** The tenant's table in memory, which charges as DynamoDB does: a whole month takes minutes instead of an hour. */

type Item = Record<string, unknown>
export interface Charged {
  readonly name: string
  readonly input: Item
  readonly units: number
  /** Of a write: its units by key. */
  readonly shares: readonly Share[] | undefined
}

/** Takes the place of every client's connection to the table; `charge` hears of each call that succeeded. */
export function standInForTable(charge: (charged: Charged) => void): MemoryTable {
  const table = new MemoryTable()
  const send = async (command: object) => {
    const before = beforeOf(table, command)
    const answer = table.execute(command) as Item
    const shares = sharesOf(table, command, before)
    charge({
      name: command.constructor.name.replace(/Command$/, ''),
      input: (command as { input: Item }).input,
      units: shares ? shares.reduce((sum, [, units]) => sum + units, 0) : readOf(table, command, answer),
      shares,
    })
    return answer
  }
  Object.defineProperty(DynamoDBDocumentClient.prototype, 'send', { value: send, configurable: true, writable: true })
  return table
}

function keysOf(command: object): Item[] {
  if (command instanceof UpdateCommand) return [command.input.Key as Item]
  if (!(command instanceof TransactWriteCommand)) return []
  return (command.input.TransactItems ?? []).map(
    ({ Put, Delete, Update, ConditionCheck }) => (Put?.Item ?? (Delete ?? Update ?? ConditionCheck)?.Key) as Item,
  )
}

const beforeOf = (table: MemoryTable, command: object) => keysOf(command).map((key) => table.peek(key))

/** Of a command that writes. */
function sharesOf(table: MemoryTable, command: object, before: (Item | undefined)[]): Share[] | undefined {
  const isTransaction = command instanceof TransactWriteCommand
  if (!isTransaction && !(command instanceof UpdateCommand)) return undefined
  return keysOf(command).flatMap((key, index) =>
    writeShares(String(key.pk), before[index], table.peek(key), isTransaction),
  )
}

function readOf(table: MemoryTable, command: object, answer: Item): number {
  // Of each item as it is stored, whose size is known from before.
  const stored = (item: Item) => table.peek(item) ?? item
  if (command instanceof GetCommand)
    return readUnits(answer.Item ? [stored(answer.Item as Item)] : [], !!command.input.ConsistentRead)
  if (command instanceof QueryCommand) {
    const { IndexName, ConsistentRead } = command.input
    const found = ((answer.Items ?? []) as Item[]).map(stored)
    const read = IndexName ? found.map((item) => lineIn(IndexName, item) ?? item) : found
    return readUnits(read, !!ConsistentRead)
  }
  if (command instanceof BatchGetCommand) {
    const asked = Object.values(command.input.RequestItems ?? {})
    const found = Object.values(answer.Responses as Record<string, Item[]>).flat()
    const isConsistent = asked.some(({ ConsistentRead }) => ConsistentRead)
    const missing = asked.reduce((sum, { Keys = [] }) => sum + Keys.length, 0) - found.length
    return [...found.map((item) => [stored(item)]), ...Array<Item[]>(missing).fill([])].reduce(
      (sum, items) => sum + readUnits(items, isConsistent),
      0,
    )
  }
  throw new Error(`${command.constructor.name} is not reckoned`)
}
