import type { Browser, Page } from 'playwright'
import { renderSVG } from 'uqr'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sharedUrl } from './app.ts'
import { openBrowser, signInAs } from './journey.ts'
import { accounts, openPage, patient } from './pages.ts'

/** The camera under the app's own content security policy, in a browser that reads no barcodes itself. */

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
})

/** From the next page on, the camera films this picture. */
const film = (page: Page, svg: string) =>
  page.addInitScript(
    (source) => {
      Reflect.deleteProperty(globalThis, 'BarcodeDetector')
      // An empty page before the app's own has no camera.
      if (!navigator.mediaDevices) return
      navigator.mediaDevices.getUserMedia = async () => {
        const picture = new Image()
        picture.src = source
        await picture.decode()
        const canvas = document.createElement('canvas')
        canvas.width = canvas.height = 480
        const paper = canvas.getContext('2d')
        const draw = () => {
          paper?.drawImage(picture, 0, 0, 480, 480)
          requestAnimationFrame(draw)
        }
        draw()
        return canvas.captureStream()
      }
    },
    `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`,
  )

it('loads a reader with the first tap, from the app’s own address, and reads the code of an order', async () => {
  const { page, problems, context } = await signInAs(browser, sharedUrl(), accounts.pantries)
  await film(page, renderSVG('FFFFF', { border: 4 }))
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.wasm')) asked.push(new URL(request.url()).origin)
  })
  await openPage(page, '/FoodBank#/app/orderahead-packing')
  await page.reload()
  const scan = page.getByRole('button', { name: 'Scan with the camera' })
  await scan.waitFor(patient)
  expect(asked).toEqual([])

  await scan.click()
  // No order has it: it stands there to be corrected.
  await page.getByText('No order has this code').waitFor(patient)
  expect(await page.getByLabel('Scan or type the order code').inputValue()).toBe('FFFFF')
  expect(asked).toEqual([sharedUrl()])
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([])
  await context.close()
})
