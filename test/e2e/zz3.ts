import { openBrowser } from './browser.ts'
const url = 'http://127.0.0.1:4700'
const browser = await openBrowser()
const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-US' })
const page = await context.newPage()
page.on('pageerror', (e) => console.log('PAGEERROR', String(e)))
page.on('console', (m) => m.type() === 'error' && console.log('CONSOLE', m.text()))
await page.goto(`${url}/sign-in`)
await page.locator('input[autocomplete=username], input[type=email]').first().fill('neighbor@demo.gleanery.example')
await page.locator('input[type=password]').fill('Good-Food-4-All!')
await page.locator('button[type=submit]').first().click()
await page.waitForURL(/#\/app/, { waitUntil: 'commit', timeout: 60_000 })
let n = 0
const shot = async (what: string) => { await page.waitForTimeout(1500); await page.screenshot({ path: `/tmp/n${n++}.png` }); console.log(n - 1, what, page.url()) }

const buttons = async () => console.log((await page.locator('main a, main button').allInnerTexts()).slice(0, 20).join(' | ').replace(/\n/g, ' '))
await page.getByRole('link', { name: 'Order food' }).first().click()
await page.locator('main h1').first().waitFor()
await page.waitForTimeout(4000); await shot('pickup'); await buttons()
const day = page.locator('main button, main a').filter({ hasText: /Mon|Tue|Wed|Thu|Fri|Sat|Sun/ }).first()
await day.click(); await page.waitForTimeout(4000); await shot('after day'); await buttons()
if (!page.url().includes('products')) { await page.locator('main button, main a').filter({ hasText: /AM|PM/ }).first().click(); await page.waitForTimeout(4000); await shot('products'); await buttons() }
const add = page.getByRole('button', { name: /^Add/ })
console.log('adds', await add.count())
await add.nth(0).click(); await add.nth(1).click(); await shot('added'); await buttons()
await page.getByRole('button', { name: /cart|basket|order/i }).last().click().catch((e) => console.log(String(e).slice(0, 200)))
await shot('cart'); await buttons()
await page.getByRole('button', { name: 'Place order' }).click(); await page.waitForTimeout(5000); await shot('placed'); console.log((await page.locator('main').innerText()).slice(0, 600))
await browser.close()
