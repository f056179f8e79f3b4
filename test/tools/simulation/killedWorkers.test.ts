import { beforeAll, describe, expect, it } from 'vitest'
import { counterKey } from '../../../functions/core/table/ids.ts'
import { jobKeys } from '../../../functions/core/table/keys/jobs.ts'
import { messageKeys } from '../../../functions/core/table/keys/messages.ts'
import { table } from '../../../functions/core/table/table.ts'
import { putUser } from '../../../functions/network/organizations/entityTable.ts'
import type { Caller } from '../../../shared/core/access.ts'
import * as imports from '../../../shared/work/imports/api.ts'
import * as jobs from '../../../shared/work/jobs/api.ts'
import type { JobRequest } from '../../../shared/work/jobs/kinds.ts'
import * as messages from '../../../shared/work/messages/api.ts'
import { call } from '../../engine/call.ts'
import { manyDonations } from '../../engine/donations.ts'
import { loadFile } from '../../engine/importBucket.ts'
import { agencyFile, ids, importedAgency, makeSmallTenant, people, userOf } from '../../engine/smallTenant.ts'
import { isFull } from '../../engine/tier.ts'
import { queueEvent } from './events.ts'
import type { TableItem } from './expression.ts'
import { contents, counterAt, type FaultRun, firstNumber, run, type Work, withoutNumbers } from './faultRun.ts'
import { administrator, queueMessage, runEvent } from './faults/prepare.ts'
import { MemoryTable } from './memoryTable.ts'

/**
 * A worker that is killed between two rows of an import, two parts of an export or two batches of a message, after each of its
 * writes: it makes no further call, and its queue brings the message again.
 */

type Objects = ReadonlyMap<string, string>
interface Job {
  readonly before: MemoryTable
  readonly objects?: Objects
  readonly work: Work
}

const isWrite = (name: string) => ['TransactWriteCommand', 'UpdateCommand', 'PutObjectCommand'].includes(name)
/** Indexes of the calls that write. */
const writesOf = ({ calls }: FaultRun) => calls.flatMap((name, at) => (isWrite(name) ? [at] : []))

/** Killed after each of its writes in turn, and brought again. Holds `whole` of what it leaves, and answers what came of it; `every`: only after every so many writes. */
async function killedOnce(
  { before, objects, work }: Job,
  whole: (left: MemoryTable) => void = () => undefined,
  every = 1,
): Promise<FaultRun[]> {
  const calm = await run(before, work, undefined, objects)
  const ends: FaultRun[] = []
  for (const at of writesOf(calm).filter((_, write) => write % every === 0)) {
    const killed = await run(before, work, { call: at, fault: 'crash' }, objects)
    expect(killed.answer).toBeUndefined()
    whole(killed.cloud.table)
    ends.push(await run(killed.cloud.table, work, undefined, killed.cloud.objects))
  }
  return [calm, ...ends]
}

/** Killed after the n-th write of each of so many deliveries, and left alone at the last. */
async function killedEachTime(job: Job, nth: number, times: number): Promise<FaultRun> {
  let { before, objects } = job
  for (let delivery = 0; delivery < times; delivery++) {
    const call = writesOf(await run(before, job.work, undefined, objects))[nth - 1]
    if (call === undefined) throw new Error(`Delivery ${delivery + 1} has fewer than ${nth} writes`)
    const { cloud } = await run(before, job.work, { call, fault: 'crash' }, objects)
    before = cloud.table
    objects = cloud.objects
  }
  return run(before, job.work, undefined, objects)
}

/** Items written since; new numbers are alike, and every item counts. */
const writtenBy = ({ cloud }: FaultRun, { before }: Job) => contents(cloud.table, before)

let tenant: MemoryTable
beforeAll(async () => {
  const made = await run(new MemoryTable(), async () => {
    await makeSmallTenant()
    const counters = ['submission', 'entity', 'erpImportItem', 'job', 'donation', 'message']
    await table.commit(counters.map((name) => ({ put: { ...counterKey(name), ...counterAt(name) } })))
  })
  tenant = made.cloud.table
})

const eventsIn = (items: readonly TableItem[], type: string) =>
  items.filter(({ sk, Type }) => String(sk).startsWith('EVENT#') && Type === type)

describe('an import that is killed between two rows', () => {
  const fileIn = (key: string, content: string): Job => ({
    before: tenant,
    objects: new Map([[key, content]]),
    work: () =>
      runEvent(
        'imports/importFile',
        queueMessage({ Records: [{ s3: { object: { key, size: content.length, sequencer: '1' } } }] }),
      ),
  })
  const resultOf = ({ cloud }: FaultRun, key: string) => withoutNumbers(cloud.objects.get(`results/${key}`) ?? '')

  /** More loads than are received at once, and one that is refused. */
  const loads = `${loadFile(Array.from({ length: 18 }, (_, at) => `PO-${at}`))}\nBAD,Sunrise Foods,Springfield,MA,here,-72.5,soon,Corn,1,1`
  const erpRows = [
    'ERP Code,Description,ERP Quantity,Reference',
    ...Array.from({ length: 6 }, (_, at) => `1034${at},Green beans,${at + 1},PO-7 line ${at}`),
    '10349,Corn,many,PO-7 line 9',
    '10340,Green beans,1,PO-7 line 0',
    '10341,No reference,3,',
  ].join('\n')

  it.each([
    ['of loads', 'loads/monday.csv', loads, 19],
    ['of ERP rows', `erp/${people.foodBank.EntityID}/monday.csv`, erpRows, 9],
  ])(
    '%s leaves no row half done, and the next delivery adds the others: every row is named once',
    async (_, key, content, rows) => {
      const job = fileIn(key, content)
      const [calm, ...ends] = await killedOnce(job, (left) => {
        const items = left.items(tenant)
        const references = items.filter(({ SubmissionID }) => SubmissionID !== undefined)
        expect(eventsIn(items, 'LoadReceived')).toHaveLength(references.length)
      })
      if (!calm) throw new Error('It did not run')
      const named = resultOf(calm, key).trimEnd().split('\r\n').slice(1)
      expect(named.map((line) => Number(line.split(',')[0]))).toEqual(Array.from({ length: rows }, (_, at) => at + 2))
      expect(ends.length).toBeGreaterThan(6)
      for (const end of [...ends, await killedEachTime(job, 2, 5)]) {
        expect(resultOf(end, key)).toBe(resultOf(calm, key))
        expect(writtenBy(end, job)).toEqual(writtenBy(calm, job))
      }
    },
  )

  it('of agencies, whose rows are sent again: each is added once and told as added', async () => {
    const [row] = importedAgency.rows
    const sent = [...'ABCD', ''].map((name, at) => ({ Row: at + 2, Cells: [name, ...row.Cells.slice(1)] }))
    const job: Job = {
      before: tenant,
      work: () =>
        call(imports.importParties, administrator, {
          ...importedAgency,
          Columns: [...importedAgency.Columns],
          rows: sent,
        }),
    }
    const told = ({ answer }: FaultRun) => {
      const { Value = [] } = (answer as { answer: { Value?: { Row: number; Outcome: string }[] } }).answer
      return Value.map(({ Row, Outcome }) => [Row, Outcome])
    }
    const [calm, ...ends] = await killedOnce(job)
    if (!calm) throw new Error('It did not run')
    expect(told(calm)).toEqual([
      [2, 'added'],
      [3, 'added'],
      [4, 'added'],
      [5, 'added'],
      [6, 'refused'],
    ])
    expect(ends.length).toBeGreaterThan(3)
    for (const end of ends) {
      expect(told(end)).toEqual(told(calm))
      expect(writtenBy(end, job)).toEqual(writtenBy(calm, job))
    }
  })

  it('of a long file goes on in the next delivery: each row once, and one file that tells them as added', {
    timeout: 240_000,
  }, async () => {
    const [row] = importedAgency.rows
    const rows = Array.from({ length: 52 }, (_, at) => ({
      Row: at + 2,
      Cells: [at === 51 ? '' : `Pantry ${at}`, ...row.Cells.slice(1)],
    }))
    const { cloud } = await run(tenant, async () => {
      await table.commit(putUser(userOf(administrator)))
      await call(imports.startImport, administrator, { ...agencyFile, rows })
    })
    const events = eventsIn(cloud.table.items(tenant), 'JobRequested')
    const work = () => runEvent('jobs/runJob', queueEvent(events))
    const job: Job = { before: cloud.table, objects: cloud.objects, work }
    const fileOf = (ended: FaultRun) =>
      [...ended.cloud.objects]
        .find(([key]) => key.endsWith('import-results.csv'))?.[1]
        .trimEnd()
        .split('\r\n')
        .slice(1)
    const [calm, ...ends] = await killedOnce(job, undefined, isFull ? 1 : 11)
    if (!calm) throw new Error('It did not run')
    expect(fileOf(calm)?.map((line) => line.split(',').at(-1))).toEqual([
      ...Array(51).fill('Added'),
      expect.stringContaining('Refused'),
    ])
    for (const end of [...ends, await killedEachTime(job, 30, 2)]) {
      expect(fileOf(end)).toEqual(fileOf(calm))
      expect(writtenBy(end, job)).toEqual(writtenBy(calm, job))
    }
  })
})

describe('an export that is killed between two parts', () => {
  const id = firstNumber + 1
  /** A step of a thousand donations and one of what is left. */
  const exported = 1_050

  const asked: readonly (readonly [string, JobRequest, Caller, () => Promise<void>])[] = [
    [
      'of donations',
      { Kind: 'donations', Parameters: { dateStartFilter: '2026-11-01', dateEndFilter: '2026-11-20' } } as JobRequest,
      people.foodBank,
      () => manyDonations(exported),
    ],
    [
      'of a food bank’s own data',
      { Kind: 'foodBankData', Parameters: {} } as JobRequest,
      administrator,
      () => table.commit(putUser(userOf(administrator))),
    ],
  ]

  async function requested(request: JobRequest, by: Caller, fill: () => Promise<void>): Promise<Job> {
    const { cloud } = await run(tenant, async () => {
      await fill()
      await call(jobs.requestJob, by, request)
    })
    const events = eventsIn(cloud.table.items(tenant), 'JobRequested')
    return { before: cloud.table, work: () => runEvent('jobs/runJob', queueEvent(events)) }
  }
  const jobIn = ({ cloud }: FaultRun) => cloud.table.peek({ ...jobKeys.job(id) })
  const fileOf = (ended: FaultRun) => ended.cloud.objects.get(String(jobIn(ended)?.FileKey))

  /** Mails about the end, though the queue brings its event twice. */
  async function mailsAbout(ended: FaultRun): Promise<number> {
    const told = eventsIn(ended.cloud.table.items(), 'JobFinished')
    const mailed = await run(ended.cloud.table, () => runEvent('jobs/onJobEnded', queueEvent([...told, ...told])))
    return mailed.cloud.mails.length
  }

  it.each(asked)(
    '%s goes on in the next delivery: one file with every row once, and one mail',
    { timeout: 240_000 },
    async (_, request, by, fill) => {
      const job = await requested(request, by, fill)
      const [calm, ...ends] = await killedOnce(job, undefined, request.Kind === 'donations' || isFull ? 1 : 8)
      if (!calm) throw new Error('It did not run')
      expect(jobIn(calm)).toMatchObject({ State: 'done', Attempts: 0 })
      expect(Number((jobIn(calm)?.Parts as unknown[] | undefined)?.length)).toBeGreaterThan(1)
      if (request.Kind === 'donations') {
        const lines = fileOf(calm)?.trimEnd().split('\r\n').slice(1)
        expect(new Set(lines).size).toBe(exported)
        expect(lines).toHaveLength(exported)
      }
      for (const end of [...ends, await killedEachTime(job, 3, 2)]) {
        expect(fileOf(end)).toBe(fileOf(calm))
        expect(writtenBy(end, job)).toEqual(writtenBy(calm, job))
        expect(await mailsAbout(end)).toBe(1)
      }
    },
  )
})

describe('a message to many that is killed between two batches', () => {
  /** Two steps: five batches and two. */
  const readers = 300

  const member = (UserID: number) => ({
    put: {
      ...messageKeys.member(ids.otherFoodBank, UserID, UserID),
      UserID,
      UserName: `${UserID}@example.org`,
      Name: `Reader ${UserID}`,
      EntityName: `Pantry ${UserID}`,
      EntityID: UserID,
      EntityKind: 'agency',
      Subject: `reader-${UserID}`,
    },
  })

  async function sent(): Promise<Job> {
    const { cloud } = await run(tenant, async () => {
      const writes = Array.from({ length: readers }, (_, at) => member(20_000 + at))
      for (let start = 0; start < readers; start += 100) await table.commit(writes.slice(start, start + 100))
      const draft = {
        Subject: 'Closed',
        Body: 'On Friday.',
        RecipientUserIDs: [],
        RecipientGroups: ['agencies' as const],
      }
      await call(messages.sendMessage, people.otherFoodBank, draft)
    })
    const events = eventsIn(cloud.table.items(tenant), 'JobRequested')
    return { before: cloud.table, work: () => runEvent('jobs/runJob', queueEvent(events)) }
  }
  const copiesIn = ({ cloud }: FaultRun) => cloud.table.items().filter(({ sk }) => String(sk).startsWith('COPY#'))

  it('goes on in the next delivery: each recipient has one copy, and all are counted', {
    timeout: 240_000,
  }, async () => {
    const job = await sent()
    const [calm, ...ends] = await killedOnce(job)
    if (!calm) throw new Error('It did not run')
    // Begun, seven batches, two steps, finished.
    expect(ends).toHaveLength(11)
    for (const end of [calm, ...ends, await killedEachTime(job, 2, 3)]) {
      const reached = copiesIn(end).map(({ UserID }) => UserID)
      expect([reached.length, new Set(reached).size]).toEqual([readers + 1, readers + 1])
      const counted = end.cloud.table.peek({ ...jobKeys.job(firstNumber + 1) })
      expect(counted).toMatchObject({ State: 'done', Done: readers + 1, Total: readers + 1, FileKey: null })
      expect(writtenBy(end, job)).toEqual(writtenBy(calm, job))
    }
  })
})
