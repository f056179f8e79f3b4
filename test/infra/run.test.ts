import { execFile } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'

const run = promisify(execFile)

/** A checkout that has nothing but `bin/run.mjs` and a lock file, with commands of the test's own in front of the path. */
function checkout(commands: Readonly<Record<string, string>>, npm_execpath = '') {
  const root = mkdtempSync(join(tmpdir(), 'gleanery-run-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'own/bin'), { recursive: true })
  cpSync('bin/run.mjs', join(root, 'own/bin/run.mjs'))
  writeFileSync(join(root, 'own/package-lock.json'), '{}')
  mkdirSync(join(root, 'path'))
  for (const [name, script] of Object.entries(commands)) {
    writeFileSync(join(root, 'path', name), `#!/bin/sh\n${script}`)
    chmodSync(join(root, 'path', name), 0o755)
  }
  const env = { ...process.env, npm_execpath, PATH: [join(root, 'path'), process.env.PATH].join(delimiter) }
  return {
    root,
    command: (...args: string[]) => run(process.execPath, ['own/bin/run.mjs', ...args], { cwd: root, env }),
  }
}

// Windows runs no shell scripts.
it.skipIf(process.platform === 'win32')(
  'packages that another checkout shares by a link stay there when this one installs its own',
  async () => {
    const { root, command } = checkout({ npm: 'rm -rf node_modules/*; mkdir -p node_modules/own' })
    mkdirSync(join(root, 'shared/zod'), { recursive: true })
    symlinkSync(join(root, 'shared'), join(root, 'own/node_modules'))
    await command('tenant').catch(() => undefined)
    expect(existsSync(join(root, 'own/node_modules/own'))).toBe(true)
    expect(existsSync(join(root, 'shared/zod'))).toBe(true)
  },
)

it('installs by the npm that runs it, and runs what packages bring without their scripts', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gleanery-npm-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const cli = join(folder, 'npm-cli.js')
  writeFileSync(
    cli,
    `const { mkdirSync, writeFileSync } = require('node:fs')
    mkdirSync('node_modules/vitest', { recursive: true })
    writeFileSync('node_modules/vitest/package.json', '{ "bin": { "vitest": "./main.cjs" } }')
    writeFileSync('node_modules/vitest/main.cjs', 'console.log(process.argv.slice(2, 4).join(" "))')`,
  )
  const { command } = checkout({ npm: 'exit 1' }, cli)
  expect((await command('fuzz')).stdout.trim()).toBe('run test/contract')
})
