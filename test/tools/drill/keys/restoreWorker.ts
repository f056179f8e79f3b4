import { renameAccounts } from '../../../../infra/operator/renaming.ts'
import { prepareRestored } from '../../../../infra/operator/restoring.ts'
import { formerTable, restoredTable } from './generatedServer.ts'
import { accountCount, newName, oldName } from './generatedTable.ts'

/** The operator's code in a process of its own, whose heap is bounded: `node restoreWorker.ts <moment>`; prints what it found. */

const clocked = async <T>(work: () => Promise<T>) => {
  const from = performance.now()
  const result = await work()
  return { result, seconds: (performance.now() - from) / 1000 }
}

const prepared = await clocked(() =>
  prepareRestored({
    table: restoredTable,
    former: formerTable,
    moment: new Date(process.argv[2] ?? ''),
    now: new Date(),
  }),
)
const names = new Map(Array.from({ length: accountCount }, (_, account) => [oldName(account), newName(account)]))
const renamed = await clocked(() => renameAccounts(restoredTable, names))
const { lost = [], ...counts } = prepared.result
console.log(
  JSON.stringify({
    ...counts,
    lost: lost.length,
    firstLost: lost[0],
    prepareSeconds: prepared.seconds,
    ...renamed.result,
    renameSeconds: renamed.seconds,
    megabytes: process.resourceUsage().maxRSS / 1024,
  }),
)
