import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { bundle } from '../../infra/bundle.ts'
import { bundleOf } from '../../infra/entries.ts'

const run = promisify(execFile)

const entry = 'timers/sweepDue'
const stack = { StackStatus: 'UPDATE_COMPLETE', Outputs: [{ OutputKey: 'TableName', OutputValue: 'demo-table' }] }

/** Lines of the log of a deployed function that fails, because its table is not named. */
async function logOf(file: string): Promise<string[]> {
  const call = `require(${JSON.stringify(file)}).handler({}).catch(() => {})`
  const env = { ...process.env, TABLE_NAME: '', POWERTOOLS_SERVICE_NAME: entry, POWERTOOLS_LOG_LEVEL: 'INFO' }
  const { stdout, stderr } = await run(process.execPath, ['-e', call], { env })
  return (stdout + stderr).trim().split('\n')
}

// Windows runs no shell scripts.
describe.skipIf(process.platform === 'win32')('npm run tenant -- failures', () => {
  const at = { folder: '', line: '' }
  beforeAll(async () => {
    at.folder = mkdtempSync(join(tmpdir(), 'gleanery-failed-'))
    await bundle([entry], { into: at.folder })
    const lines = await logOf(bundleOf(entry, at.folder))
    expect(lines).toHaveLength(1)
    at.line = lines[0] as string
    return () => rmSync(at.folder, { recursive: true })
  })

  /** Runs it with a command `aws` whose logs have these lines. */
  async function failures(lines: readonly string[], ...options: readonly string[]) {
    const answers = {
      stacks: { Stacks: [stack] },
      endpoints: { events: [] },
      work: { events: lines.map((message) => ({ message })) },
    }
    for (const [name, answer] of Object.entries(answers))
      writeFileSync(join(at.folder, `${name}.json`), JSON.stringify(answer))
    const script = [
      '#!/bin/sh',
      `cd ${at.folder}`,
      'case "$*" in',
      '*describe-stacks*) cat stacks.json ;;',
      '*filter-log-events*/gleanery/demo/work*) cat work.json ;;',
      '*filter-log-events*/gleanery/demo/endpoints*) cat endpoints.json ;;',
      '*) echo "An error occurred (AccessDenied) when calling $2" >&2; exit 254 ;;',
      'esac',
    ]
    writeFileSync(join(at.folder, 'aws'), script.join('\n'), { mode: 0o755 })
    const args = ['--disable-warning=ExperimentalWarning', 'bin/tenant.ts', 'failures', '--tenant', 'demo', ...options]
    return run(process.execPath, args, { env: { ...process.env, PATH: `${at.folder}:/bin:/usr/bin` } })
  }

  it('names the places in the sources, which the log itself does not, and how often it failed', async () => {
    expect(at.line).toContain('/index.cjs:')
    const { stdout } = await failures([at.line, 'no JSON', at.line])
    const [head, ...places] = stdout.trim().split('\n')
    expect(head).toMatch(/^timers\/sweepDue: Error: TABLE_NAME is not set \(2x, last 2\S+, call /)
    const thrown = readFileSync('functions/core/setting.ts', 'utf8')
      .split('\n')
      .findIndex((text) => text.includes('throw new Error'))
    expect(places[0]).toContain(`functions/core/setting.ts:${thrown + 1}:`)
    expect(stdout).not.toContain('index.cjs')
  })

  it('says when other code failed than that of the checkout', async () => {
    const line = at.line.replace(/"build":"\w+"/, '"build":"0123"')
    const { stdout } = await failures([line])
    expect(stdout).toContain('It ran other code than that of this checkout.')
    expect(stdout).toContain('/index.cjs:')
  })

  it('says that nothing failed, and refuses hours that are none', async () => {
    expect((await failures([], '--hours', '2')).stdout).toBe('Nothing failed in the last 2 hours.\n')
    await expect(failures([], '--hours', 'two')).rejects.toMatchObject({
      stderr: expect.stringContaining('--hours is a number'),
    })
  })
})
