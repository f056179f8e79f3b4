import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { claimDataDirectory } from './dataDirectory.ts'

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'gleanery-claim-'))
})
afterEach(() => rmSync(directory, { recursive: true }))

/** Another process that claims the directory and then waits to be killed. */
async function claimElsewhere() {
  const script = `const { claimDataDirectory } = await import(${JSON.stringify(join(import.meta.dirname, 'dataDirectory.ts'))})
    globalThis.claim = claimDataDirectory(${JSON.stringify(directory)}); console.log('claimed'); setInterval(() => {}, 1000)`
  const holder = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(holder.stdout, 'data')
  return holder
}

describe('the data directory', () => {
  it('belongs to one process at a time', async () => {
    const holder = await claimElsewhere()
    expect(() => claimDataDirectory(directory)).toThrow('another Gleanery runs on it')
    holder.kill('SIGKILL')
    await once(holder, 'exit')
    claimDataDirectory(directory).release()
  })

  it('is free again once released', () => {
    claimDataDirectory(directory).release()
    const claim = claimDataDirectory(directory)
    expect(() => claimDataDirectory(directory)).toThrow('in use')
    claim.release()
  })
})
