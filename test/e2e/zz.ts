import { openBrowser } from './browser.ts'
const url = 'http://127.0.0.1:4700'
const [width = '390', language = 'en', scheme = 'light', user = 'neighbor', ...paths] = process.argv.slice(2)
const browser = await openBrowser()
const context = await browser.newContext({ viewport: { width: Number(width), height: width === '390' ? 844 : 900 }, locale: language === 'es' ? 'es-US' : 'en-US', colorScheme: scheme as 'light' })
const page = await context.newPage()
page.on('pageerror', (e) => console.log('PAGEERROR', String(e)))
page.on('console', (m) => m.type() === 'error' && console.log('CONSOLE', m.text()))
await page.goto(`${url}/sign-in`)
await page.locator('input[type=email], input[autocomplete=username]').first().fill(`${user}@demo.gleanery.example`)
await page.locator('input[type=password]').fill('Good-Food-4-All!')
await page.locator('button[type=submit]').first().click()
await page.waitForURL(/#\/app/, { waitUntil: 'commit', timeout: 60_000 })
for (const [i, p] of paths.entries()) {
  if (p.startsWith('click:')) await page.getByText(p.slice(6)).first().click()
  else if (p.startsWith('btn:')) await page.getByRole('button', { name: p.slice(4) }).first().click()
  else { await page.goto('about:blank'); await page.goto(url + p) }
  await page.waitForTimeout(2500)
  await page.screenshot({ path: `/tmp/zz${i}.png` })
  console.log(i, page.url())
}
await browser.close()
