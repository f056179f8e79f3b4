import { execFile } from 'node:child_process'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { findingLines } from '../check/check.ts'
import type { Finding } from '../check/finding.ts'
import { orRefusal } from './access.ts'
import type { Fleet, Member } from './fleet.ts'
import { eachOf } from './lanes.ts'

/** `npm run tenant -- check` of every tenant, each in a process with the credentials of its account. */

export interface CheckedTenant {
  readonly id: string
  readonly findings: readonly Finding[]
}

const Findings = z.array(
  z.object({ state: z.enum(['ok', 'missing', 'later']), what: z.string(), remedy: z.optional(z.string()) }),
)

const maxOutput = 10_000_000

/** Ends with 1 when something is missing, and says the same in its answer. */
function checked(root: string, id: string, env: NodeJS.ProcessEnv): Promise<readonly Finding[]> {
  const args = ['--disable-warning=ExperimentalWarning', join('bin', 'tenant.ts'), 'check', id, '--json']
  const options = { cwd: root, env: { ...process.env, ...env }, maxBuffer: maxOutput }
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, options, (fault, stdout, stderr) => {
      if (stdout.trim() === '') reject(fault ?? new Error(stderr))
      else resolve(Findings.parse(JSON.parse(stdout)) as readonly Finding[])
    })
  })
}

async function checkOf({ root, accessOf }: Fleet, { tenant }: Member): Promise<CheckedTenant> {
  const env = await orRefusal(accessOf(tenant).environment())
  if (!('refusal' in env)) return { id: tenant.id, findings: await checked(root, tenant.id, env as NodeJS.ProcessEnv) }
  const remedy = 'docs/deploying.md, Many tenants: the account’s bootstrap has to trust this one.'
  return {
    id: tenant.id,
    findings: [{ state: 'missing', what: `The role can’t be used: ${env.refusal as string}`, remedy }],
  }
}

export async function checkFleet(fleet: Fleet): Promise<CheckedTenant[]> {
  const read = await eachOf(fleet.waves.flat(), (member) => checkOf(fleet, member), 4)
  const wrong = fleet.wrong.map(
    ({ id, refusal }): CheckedTenant => ({
      id,
      findings: [{ state: 'missing', what: refusal, remedy: 'docs/deploying.md, step 1, describes the file.' }],
    }),
  )
  return [...read, ...wrong]
}

export const isComplete = ({ findings }: CheckedTenant) => findings.every(({ state }) => state !== 'missing')

/** Findings that are missing or to come, by tenant; of a complete one a line. */
export const checkLines = (all: readonly CheckedTenant[]): string[] =>
  all.flatMap(({ id, findings }) => {
    const open = findings.filter(({ state }) => state !== 'ok')
    const good = `${findings.length - open.length} of ${findings.length} ok`
    return [`${id}: ${good}`, ...findingLines(open).map((line) => `  ${line}`)]
  })
