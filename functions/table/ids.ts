import { keys } from './keys.ts'
import { type Table, table } from './table.ts'

export type Counted = 'donation' | 'receipt' | 'entity' | 'user'

/** Numbers an instance takes at once, so that no counter is written for every new item. Unused ones are gaps. */
const blockSize = 20

interface Block {
  next: number
  left: number
}
const blocks = new Map<Counted, Promise<Block>>()

/** The next short number of a kind; unique in the tenant, growing, not gapless. */
export async function nextId(kind: Counted, from: Pick<Table, 'nextBlock'> = table): Promise<number> {
  const block = await (blocks.get(kind) ?? Promise.resolve({ next: 0, left: 0 }))
  if (block.left > 0) {
    block.left -= 1
    return block.next++
  }
  const taken = from.nextBlock(keys.counter(kind), blockSize).then((first) => ({ next: first, left: blockSize }))
  blocks.set(kind, taken)
  return nextId(kind, from)
}

/** Forgets the numbers taken so far; for tests that start with an empty table. */
export const forgetBlocks = () => blocks.clear()
