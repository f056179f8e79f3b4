import { key } from './shape.ts'
import { type Table, table } from './table.ts'

export const counterKey = (name: string) => key(`COUNTER#${name}`, 'COUNTER')

/** Kinds that are counted by name; `records` count their own with `nextId`. */
export type Counted =
  | 'donation'
  | 'receipt'
  | 'message'
  | 'entity'
  | 'user'
  | 'product'
  | 'pantryItem'
  | 'orderWindow'
  | 'submission'
  | 'job'
  | 'reportSchedule'
  | 'invitation'
  | 'pendingDonor'
  | 'donorApiKey'
  | 'customer'
  | 'customerAddress'
  | 'order'
  | 'pickupLocation'
  | 'limit'
  | 'tag'
  | 'tagGroup'
  | 'attachment'
  | 'delayedText'
  | 'customerInvitation'
  | 'stockCount'

/** Numbers an instance takes at once, so that no counter is written for every new item. Unused ones are gaps. */
const blockSize = 20
/** Callers without a number: an instance that serves hundreds at once takes one for each of them. */
let waiting = new Map<string, number>()

interface Block {
  next: number
  left: number
}
const blocks = new Map<string, Promise<Block>>()

/** A requested block of numbers; after a failure the next caller requests another. */
function take(kind: string, from: Pick<Table, 'nextBlock'>): Promise<Block> {
  const size = Math.max(blockSize, waiting.get(kind) ?? 0)
  const taken = from.nextBlock(counterKey(kind), size).then((first) => ({ next: first, left: size }))
  taken.catch(() => {
    if (blocks.get(kind) === taken) blocks.delete(kind)
  })
  return taken
}

/** The next short number of a kind; unique in the tenant, growing, not gapless. */
export const nextId: (kind: Counted, from?: Pick<Table, 'nextBlock'>) => Promise<number> = nextNumber

export async function nextNumber(kind: string, from: Pick<Table, 'nextBlock'> = table): Promise<number> {
  const here = waiting
  const count = (more: 1 | -1) => here.set(kind, (here.get(kind) ?? 0) + more)
  count(1)
  try {
    return await numberOf(kind, from)
  } finally {
    count(-1)
  }
}

async function numberOf(kind: string, from: Pick<Table, 'nextBlock'>): Promise<number> {
  const held = blocks.get(kind)
  const block = await held
  if (block && block.left > 0) {
    block.left -= 1
    return block.next++
  }
  // Only the first of the waiting callers finds the used-up block and requests the next.
  if (blocks.get(kind) === held) blocks.set(kind, take(kind, from))
  return numberOf(kind, from)
}

/** Drops the reserved numbers; for tests that start with an empty table. */
export function forgetBlocks(): void {
  blocks.clear()
  waiting = new Map()
}
