import { parentPort, workerData } from 'node:worker_threads'
import { foodBankDataJob } from '../../functions/work/ownData/foodBankDataJob.ts'

/** A thread, whose heap has a limit of its own: composes a full export of one part that comes again and again. */

const { part, times, view } = workerData
const parts: AsyncIterable<string> = {
  async *[Symbol.asyncIterator]() {
    for (let nth = 0; nth < times; nth++) yield part
  },
}
const file = await foodBankDataJob.compose?.(parts, {}, view)
parentPort?.postMessage(file?.content)
