import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { jobStore } from '../../../../functions/core/jobMachine/jobTable.ts'
import { table } from '../../../../functions/core/table/table.ts'
import { findEntity, putUser } from '../../../../functions/network/organizations/entityTable.ts'
import { importJob } from '../../../../functions/work/imports/importJob.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import type { Input } from '../../../../shared/core/schema/endpoint.ts'
import * as agencies from '../../../../shared/network/agencies/api.ts'
import type { User } from '../../../../shared/network/organizations/entity.ts'
import * as customers from '../../../../shared/pantry/customers/api.ts'
import * as erp from '../../../../shared/pantry/erp/api.ts'
import * as inventory from '../../../../shared/pantry/products/api.ts'
import * as imports from '../../../../shared/work/imports/api.ts'
import * as jobs from '../../../../shared/work/jobs/api.ts'
import { jobMail } from '../../../../shared/work/jobs/jobMail.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { startImportBucket, type TestBucket } from '../../../engine/importBucket.ts'
import {
  ids,
  importedAgency,
  makeSmallTenant,
  people,
  person,
  userOf,
  agencyFile as usual,
} from '../../../engine/smallTenant.ts'
import { deliver } from '../../core/messages.ts'

/** Long files that are imported in the background: over the real endpoints, worker, table and bucket. */

const administrator = {
  ...person('foodbankadmin', ids.foodBank, [ids.foodBank]),
  UserID: 7301,
  Subject: 'subject-7301',
}
let bucket: TestBucket
let worker: unknown
beforeAll(async () => {
  bucket = await startImportBucket()
  worker = (await import('../../../../functions/work/jobs/runJob.ts')).handler
  await makeSmallTenant()
  await table.commit(putUser(userOf(administrator)))
})
beforeEach(() => setClock(morning))
afterAll(async () => {
  vi.useRealTimers()
  await bucket.stop()
})

type File = Input<typeof imports.startImport>
/** Agencies of these names; one that is called Nowhere has no address. */
const agenciesOf = (ImportID: string, names: readonly string[]): File => ({
  ...usual,
  ImportID,
  rows: names.map((name, at) => ({
    Row: at + 2,
    Cells: [name, ...importedAgency.rows[0].Cells.slice(1).map((cell) => (name === 'Nowhere' ? '' : cell))],
  })),
})
const named = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name} ${at + 1}`)

async function started(file: File, by: Caller = administrator): Promise<number> {
  const { answer, body } = await call(imports.startImport, by, file)
  return answer.Value?.ID ?? expect.fail(body)
}
/** Delivers the job's last event, as the queue does; true when the queue would bring it again. */
async function run(id: number): Promise<boolean> {
  const event = (await jobStore.loadWithTimeline(id))?.events.at(-1)
  return (await deliver(worker, { detail: event })).length > 0
}
const outcomesOf = async (id: number, by: Caller = administrator) => {
  const { answer, body } = await call(imports.listImportOutcomes, by, { id })
  return answer.Value ?? expect.fail(body)
}
const counted = async (...given: Parameters<typeof outcomesOf>) =>
  Object.fromEntries(
    [...Map.groupBy(await outcomesOf(...given), ({ Outcome }) => Outcome)].map(([one, rows]) => [one, rows.length]),
  )
const agenciesNamed = async (searchFilter: string) => {
  const { answer } = await call(agencies.getAgenciesGrid, administrator, { searchFilter, rows: 100 })
  return answer.Value?.rows.map(({ Name }) => Name) ?? []
}

/** A worker that is killed after 30 commits, and the next one. */
async function runKilled(id: number): Promise<void> {
  const { commit } = table
  let left = 30
  const killed = vi.spyOn(table, 'commit').mockImplementation(async (...given) => {
    if (left-- <= 0) throw new Error('killed')
    return commit(...given)
  })
  expect(await run(id)).toBe(true)
  killed.mockRestore()
  expect(await run(id)).toBe(false)
}

describe('a long file', () => {
  it('is imported row by row, with its progress, what became of each row, and a file that says so', async () => {
    const id = await started(agenciesOf('long', [...named('Long', 110), 'Nowhere']))
    expect(await outcomesOf(id)).toEqual([])
    expect(await run(id)).toBe(false)
    const { answer } = await call(jobs.listJobs, administrator, {})
    expect(answer.Value?.find(({ ID }) => ID === id)).toMatchObject({
      Kind: 'import',
      State: 'done',
      Done: 111,
      Total: 111,
      Refused: 1,
      FileName: 'import-results.csv',
    })
    const outcomes = await outcomesOf(id)
    expect(outcomes.map(({ Row }) => Row)).toEqual(Array.from({ length: 111 }, (_, at) => at + 2))
    expect(await counted(id)).toEqual({ added: 110, refused: 1 })
    expect(await findEntity('agency', outcomes[109]?.ID ?? 0)).toMatchObject({ Name: 'Long 110', CapacityPounds: 1500 })
    const Key = (await jobStore.load(id))?.FileKey ?? ''
    const { Body } = await new S3Client().send(new GetObjectCommand({ Bucket: 'exports', Key }))
    const lines = (await Body?.transformToString())?.trimEnd().split('\r\n') ?? []
    expect(lines).toHaveLength(112)
    expect(lines.slice(0, 2).map((line) => line.replace('\uFEFF', ''))).toEqual([
      'Row,Entry,Result',
      '2,"Long 1, Springfield",Added',
    ])
    expect(lines.at(-1)).toMatch(/^112,Nowhere,Refused: Street is missing\. /)
  })

  it('goes on without its row twice after a worker was killed, and tells its own rows as added', async () => {
    const id = await started(agenciesOf('killed', named('Killed', 60)))
    await runKilled(id)
    expect(await counted(id)).toEqual({ added: 60 })
    expect(await agenciesNamed('Killed')).toHaveLength(60)
  })

  it('that is cancelled keeps the rows that are done; a second run brings the others', async () => {
    const file = agenciesOf('cancelled', named('Stopped', 60))
    const id = await started(file)
    const { step } = importJob
    const cancelling: typeof step = async (...given) => {
      await call(jobs.cancelJob, administrator, { id })
      return step(...given)
    }
    vi.spyOn(importJob, 'step').mockImplementationOnce(step).mockImplementationOnce(cancelling)
    expect(await run(id)).toBe(false)
    expect(await jobStore.load(id)).toMatchObject({ State: 'cancelled', Done: 50, FileKey: null })
    expect(await counted(id)).toEqual({ added: 50 })
    const again = await started(file)
    await run(again)
    expect(await counted(again)).toEqual({ added: 60 })
  })

  it('is asked for once under one key', async () => {
    const file = agenciesOf('once', ['Once'])
    const headers = { 'idempotency-key': 'import-once-only' }
    const answers = await Promise.all([1, 2].map(() => call(imports.startImport, administrator, file, { headers })))
    expect(new Set(answers.map(({ answer }) => answer.Value?.ID)).size).toBe(1)
  })

  it('of an ERP system counts once, whichever job brings it', async () => {
    const file: File = {
      ...agenciesOf('f00d', []),
      Kind: 'erpItems',
      Columns: ['ERP Code', 'Description', 'Details', 'ERP Quantity', 'Reference'],
      rows: named('Beans', 60).map((name, at) => ({ Row: at + 2, Cells: ['10342', name, '', '4', ''] })),
    }
    const ids = [await started(file, people.foodBank), await started(file, people.foodBank)]
    for (const id of ids) await run(id)
    expect(await Promise.all(ids.map((id) => counted(id, people.foodBank)))).toEqual([{ added: 60 }, { present: 60 }])
    const { answer } = await call(erp.getErpMatchingGrid, people.foodBank, { rows: 100 })
    expect(answer.Value?.rows).toHaveLength(60)
  })

  it('of products is an agency’s as well, and adds each row once', async () => {
    const rows = named('Beans', 60).map((name, at) => ({ Row: at + 2, Cells: [name, 'Beans', '14.5', 'oz', '4'] }))
    const Columns = ['Name', 'Item type', 'Size', 'Unit of Measure', 'On the shelf']
    const file: File = { ...agenciesOf('shelf', []), Kind: 'products', Columns, rows }
    const [agency] = people.agencies
    const id = await started(file, agency)
    await run(id)
    expect(await counted(id, agency)).toEqual({ added: 60 })
    const again = await started(file, agency)
    await run(again)
    expect(await counted(again, agency)).toEqual({ added: 60 })
    const { answer } = await call(inventory.listItems, agency, {})
    expect(answer.Value?.filter(({ Name }) => Name.startsWith('Beans ')).map(({ Quantity }) => Quantity)).toEqual(
      Array(60).fill(4),
    )
  })

  it('of neighbors is imported for an agency, names who is there, and adds nobody when it is sent again', async () => {
    const [agency] = people.agencies
    await table.commit(putUser(userOf(agency)))
    const file: File = {
      ...agenciesOf('neighbors', []),
      Kind: 'customers',
      Columns: ['First Name', 'Last Name', 'Phone'],
      rows: Array.from({ length: 120 }, (_, at) => ({
        Row: at + 2,
        // Row 121 repeats the person of row 2 under another content of its row.
        Cells: ['Job', `Neighbor ${at === 119 ? 0 : at}`, `518-555-${1000 + (at === 119 ? 0 : at)}`],
      })),
    }
    const first = await started(file, agency)
    await run(first)
    expect(await counted(first, agency)).toEqual({ added: 119, present: 1 })
    expect((await outcomesOf(first, agency)).at(-1)?.Reasons).toEqual(['Job Neighbor 0 is there already.'])
    const again = await started({ ...file, ImportID: 'another-file' }, agency)
    const same = await started(file, agency)
    for (const id of [again, same]) {
      await run(id)
      expect(await counted(id, agency)).toEqual({ present: 120 })
    }
    const { answer } = await call(customers.searchCustomers, agency, { searchFilter: 'job neighbor' })
    expect(answer.Value?.cursor).toBeDefined()
  })

  it('of neighbors goes on without a person twice after a worker was killed', async () => {
    const file: File = {
      ...agenciesOf('killed-neighbors', []),
      Kind: 'customers',
      Columns: ['First Name', 'Last Name'],
      rows: Array.from({ length: 60 }, (_, at) => ({ Row: at + 2, Cells: ['Killed', `Person ${at}`] })),
    }
    const id = await started(file)
    await runKilled(id)
    expect(await counted(id)).toEqual({ added: 60 })
    const { answer } = await call(customers.searchCustomers, administrator, { searchFilter: 'killed person' })
    expect(answer.Value?.rows).toHaveLength(50)
    const { answer: rest } = await call(customers.searchCustomers, administrator, {
      searchFilter: 'killed person',
      cursor: answer.Value?.cursor,
    })
    expect(rest.Value?.rows).toHaveLength(10)
  })

  it.each([
    ['agencies', people.foodBank, 403],
    ['people', people.agencies[0], 403],
    ['erpItems', people.agencies[0], 403],
  ] as const)('of %s is refused for roles that may not import them (%#)', async (Kind, by, status) => {
    expect((await call(imports.startImport, by, { ...agenciesOf('no', ['No']), Kind })).status).toBe(status)
  })

  it('of more than 4.5 MB is refused, and one just below is taken', async () => {
    const wide = (rows: number) => ({
      ...agenciesOf('wide', []),
      Columns: Array.from({ length: 10 }, (_, at) => `Column ${at}`),
      rows: Array.from({ length: rows }, (_, at) => ({ Row: at + 2, Cells: Array(10).fill('x'.repeat(500)) })),
    })
    expect((await call(imports.startImport, administrator, wide(900))).status).toBe(200)
    expect((await call(imports.startImport, administrator, wide(960))).status).toBe(413)
  })
})

describe('the outcomes', () => {
  it('are those of imports alone, for whoever asked for it', async () => {
    const Parameters = { dateStartFilter: '2026-11-01', dateEndFilter: '2026-11-20' }
    const { answer } = await call(jobs.requestJob, administrator, { Kind: 'donations', Parameters })
    const other = await call(imports.listImportOutcomes, administrator, { id: answer.Value?.ID ?? 0 })
    expect(other.status).toBe(404)
    const id = await started(agenciesOf('own', ['Own']))
    expect((await call(imports.listImportOutcomes, people.foodBank, { id })).status).toBe(404)
  })

  it('cannot be had by running the import again from the list: its rows are sent again', async () => {
    const id = await started(agenciesOf('again', ['Again']))
    await run(id)
    expect((await call(jobs.repeatJob, administrator, { id })).answer.Successful).toBe(false)
  })
})

it.each([
  ['en', 'Import: agencies.csv: your import is done', 'Import: agencies.csv, 111 rows, 1 row refused.'],
  [
    'es',
    'Importación: agencies.csv: su importación terminó',
    'Importación: agencies.csv, 111 filas, 1 fila rechazada.',
  ],
] as const)(
  'the mail about it says how many rows there were and how many were refused, in %s',
  async (Language, ...words) => {
    const job = await jobStore.load(await started(agenciesOf('mail', ['Mail'])))
    if (!job) throw new Error('No job')
    const reader = { Language, TimeZone: 'America/New_York' } as User
    const mail = jobMail({ ...job, State: 'done', Done: 111, Refused: 1, Language }, reader, 'https://example.org')
    expect([mail.subject, mail.lead]).toEqual([words[0], expect.stringContaining(words[1] ?? '')])
    const stopped = jobMail({ ...job, State: 'failed', Reason: 'Why.', Language }, reader, 'https://example.org')
    expect(stopped.lead).toMatch(
      Language === 'en' ? 'Why. What was imported is saved.' : 'Why. Lo importado está guardado.',
    )
  },
)
