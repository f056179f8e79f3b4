import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { installedBrowser } from '../e2e/chromium.ts'

const machine = { platform: 'linux', arch: 'x64', path: '', own: undefined }

it('takes the browser that is named, and the packaged one on 64-bit Linux', async () => {
  expect(await installedBrowser({ ...machine, own: '/opt/chrome' })).toEqual({ executablePath: '/opt/chrome' })
  expect(await installedBrowser(machine)).toEqual({ executablePath: expect.stringMatching(/chromium$/) })
})

it('takes an installed Chromium on another Linux, and Chrome elsewhere', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gleanery-chromium-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const program = join(folder, 'chromium')
  writeFileSync(program, '')
  chmodSync(program, 0o755)
  expect(await installedBrowser({ ...machine, arch: 'arm64', path: folder })).toEqual({ executablePath: program })
  expect(await installedBrowser({ ...machine, platform: 'darwin', path: folder })).toEqual({ channel: 'chrome' })
})
