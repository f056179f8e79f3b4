import { execFileSync } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { freePort } from '../../infra/local/loopback.ts'
import { scratchFolder } from '../../infra/local/scratch.ts'
import { addPseudo, copyProject, projectFiles, pseudo } from '../engine/pseudo.ts'
import { isFull } from '../engine/tier.ts'
import { openWindow, signInOn } from './browser.ts'
import { openBrowser } from './journey.ts'
import { launch, localAddress } from './launch.ts'
import { chooseLanguage, fitsWindow, patient } from './pages.ts'
import { allScreens, moveToScreen } from './screenList.ts'
import { bareTexts, inEnglish, latinWords } from './untranslated.ts'
import { buildWeb } from './web.ts'

/** A language that is a folder of files and no code: the project with a third one, from its types to every screen. */

const project = scratchFolder('pseudo')
const data = scratchFolder('pseudo-data')
const looks = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const

describe.runIf(isFull)('a third language that is longer, accented and written from right to left', () => {
  let browser: Browser
  let url = ''
  let stop = async () => {}

  beforeAll(async () => {
    copyProject(project, projectFiles())
    addPseudo(project)
    browser = await openBrowser()
    buildWeb(project)
    cpSync(inject('app').seeded, data, { recursive: true })
    const port = await freePort()
    const running = await launch(port, data, project)
    stop = () => running.end('SIGTERM')
    url = localAddress(port)
  })
  afterAll(async () => {
    await browser?.close()
    await stop()
    for (const folder of [project, data]) rmSync(folder, { recursive: true, force: true })
  })

  it('compiles without a line of code', () => {
    const require = createRequire(import.meta.url)
    const { bin } = require('typescript/package.json') as { bin: { tsc: string } }
    const tsc = join(require.resolve('typescript/package.json'), '..', bin.tsc)
    const state = join(project, 'dist/types.tsbuildinfo')
    execFileSync(process.execPath, [tsc, '-p', project, '--tsBuildInfoFile', state], { stdio: 'inherit' })
  })

  it.each([...new Set(allScreens.map(({ user }) => user))])('every screen of %s', async (user) => {
    const { page, context, problems } = await openWindow(browser)
    // Names, notes and addresses are as people typed them.
    const answered = new Set<string>()
    context.on('response', (response) => {
      if (!(response.headers()['content-type'] ?? '').includes('json')) return
      response.text().then(
        (text) => {
          for (const word of latinWords(text)) answered.add(word)
        },
        () => undefined,
      )
    })
    await signInOn(page, url, user)
    await chooseLanguage(page, pseudo)
    for (const screen of allScreens.filter((one) => one.user === user)) {
      const path = await moveToScreen(page, screen, url)
      expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl')
      for (const look of looks) {
        await page.setViewportSize(look)
        const message = `${path} at ${look.width} px`
        await expect.poll(() => fitsWindow(page), { ...patient, message: `${message} is too wide` }).toBe(true)
        await expect.poll(() => bareTexts(page, answered), { ...patient, message }).toEqual([])
        expect(await inEnglish(page), message).toEqual([])
      }
    }
    expect(problems).toEqual([])
    await context.close()
  })
})
