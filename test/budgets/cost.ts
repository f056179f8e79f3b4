import { counterKey } from '../../functions/core/table/ids.ts'
import type { Metered } from '../api/core/meter.ts'

const counters = counterKey('').pk

/** One block of numbers serves twenty new items, so it is not counted. */
const isBlock = ({ operation, asked }: Metered) =>
  operation === 'UpdateItem' && String((asked.Key as { pk?: { S?: string } } | undefined)?.pk?.S).startsWith(counters)

const isWrite = (operation: string) => /Write|Put|Update|Delete/.test(operation)

const sum = (requests: readonly Metered[]) => requests.reduce((units, { capacity }) => units + capacity, 0)

export interface Cost {
  readonly operations: readonly string[]
  readonly reads: number
  readonly writes: number
}

export function costOf(requests: readonly Metered[]): Cost {
  const counted = requests.filter((request) => !isBlock(request)).sort((a, b) => a.from - b.from)
  return {
    operations: counted.map(({ operation }) => operation),
    reads: sum(counted.filter(({ operation }) => !isWrite(operation))),
    writes: sum(counted.filter(({ operation }) => isWrite(operation))),
  }
}
