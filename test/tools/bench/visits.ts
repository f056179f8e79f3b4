import type { BrowserContext } from 'playwright'
import { launchBrowser } from '../../e2e/browser.ts'
import { type BenchDevice, demoAccount, desk, phone } from './devices.ts'
import { type BenchOptions, type Line, median, type Section } from './report.ts'
import { patience, SignedInWindows, throttle, untouched, withApp } from './web.ts'

/**
 * Seconds from navigation to a screen's own content, at a desk and on a phone, at a first visit and at a return. The browser's
 * worker is a process of its own: what it answers from its cache takes no time on the line.
 */

interface Screen {
  readonly name: string
  readonly path: string
  readonly as: string
  /** The grid is a desk's screen: it is measured at a desk's width with a phone's processor and line. */
  readonly isWide?: true
}
const screens: readonly Screen[] = [
  { name: 'store home', path: '/Donor', as: demoAccount('store') },
  { name: 'agency dashboard', path: '/Agency', as: demoAccount('agency') },
  { name: 'food bank home', path: '/FoodBank', as: demoAccount('coordinator') },
  { name: 'status grid', path: '/FoodBank#/app/realtime', as: demoAccount('coordinator'), isWide: true },
  { name: 'neighbor home', path: '/neighbor#/app/home', as: demoAccount('neighbor') },
]

/** Seconds at most. */
const aims = {
  desk: { first: 0.7, return: 0.3 },
  phone: { first: 2.2, return: 1 },
  wide: { desk: { first: 0.9, return: 0.45 }, phone: { first: 3, return: 1.5 } },
} as const
const maxScripts = 20

/** The content is there when the page has its heading and some lines and nothing in sight stands in place of what loads. */
const watch = `
window.contentAt = undefined;
const look = () => {
  const main = document.querySelector('main');
  const isThere = main?.querySelector('h1') && main.innerText.length > 150 && ![...document.querySelectorAll('.MuiSkeleton-root')].some((one) => one.getBoundingClientRect().top < innerHeight);
  if (!isThere) window.contentAt = undefined;
  else if (window.contentAt === undefined) window.contentAt = performance.now();
};
new MutationObserver(look).observe(document, { subtree: true, childList: true });`

interface Seen {
  /** Milliseconds. */
  readonly content: number
  readonly scripts: number
  readonly kilobytes: number
}

/** Milliseconds without a request after which a page asks for nothing more; its worker has kept its files by then. */
const quiet = 6000

async function visit(context: BrowserContext, url: string, device: BenchDevice): Promise<Seen> {
  const page = await context.newPage()
  page.setDefaultTimeout(patience)
  await page.addInitScript(watch)
  const session = await throttle(page, device)
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(() => (window as { contentAt?: number }).contentAt !== undefined)
  const { scripts, kilobytes } = (await page.evaluate(`(() => {
    const loaded = performance.getEntriesByType('resource').filter(({ name, startTime }) => name.endsWith('.js') && startTime <= window.contentAt);
    return { scripts: loaded.length, kilobytes: loaded.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000 };
  })()`)) as Omit<Seen, 'content'>
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  let at = performance.now()
  page.on('request', () => {
    at = performance.now()
  })
  while (performance.now() - at < quiet) await page.waitForTimeout(200)
  const content = Number(await page.evaluate('window.contentAt'))
  await page.close()
  return { content, scripts, kilobytes }
}

type Visits = Readonly<Record<'first' | 'return', Seen>>

async function bothVisits(
  sessions: SignedInWindows,
  url: string,
  screen: Screen,
  device: BenchDevice,
): Promise<Visits> {
  const viewport = screen.isWide ? desk.viewport : device.viewport
  const context = await sessions.window(url, screen.as, viewport)
  const first = await visit(context, `${url}${screen.path}`, device)
  const again = await visit(context, `${url}${screen.path}`, device)
  await context.close()
  return { first, return: again }
}

const medianOf = (seen: readonly Seen[]): Seen => ({
  content: median(seen.map(({ content }) => content)),
  scripts: median(seen.map(({ scripts }) => scripts)),
  kilobytes: median(seen.map(({ kilobytes }) => kilobytes)),
})

function linesOf(screen: Screen, device: BenchDevice, visits: readonly Visits[]): Line[] {
  const aim = (screen.isWide ? aims.wide : aims)[device.name]
  const seconds = (when: 'first' | 'return'): Line => ({
    what: `${screen.name}, ${device.name}, ${when}`,
    unit: 's',
    measured: medianOf(visits.map((one) => one[when])).content / 1000,
    aim: { atMost: aim[when], of: 'measured' },
  })
  const { scripts, kilobytes } = medianOf(visits.map(({ first }) => first))
  return [
    seconds('first'),
    seconds('return'),
    ...(device === phone
      ? [
          {
            what: `${screen.name}: scripts until the content`,
            unit: '',
            measured: scripts,
            aim: { atMost: maxScripts, of: 'measured' as const },
          },
          { what: `${screen.name}: scripts`, unit: 'kB', measured: kilobytes },
        ]
      : []),
  ]
}

export async function measureVisits(options: BenchOptions): Promise<Section> {
  const { say, visits, only } = options
  const isAsked = ({ name }: Screen) => only.length === 0 || only.some((part) => name.includes(part))
  const browser = await launchBrowser()
  try {
    const lines = await withApp(untouched(options), 1, async ({ url }) => {
      const sessions = new SignedInWindows(browser)
      const lines: Line[] = []
      for (const screen of screens.filter(isAsked))
        for (const device of [desk, phone]) {
          say(`Visiting ${screen.name}, ${device.name} …`)
          const seen: Visits[] = []
          for (let turn = 0; turn < visits; turn++) seen.push(await bothVisits(sessions, url, screen, device))
          lines.push(...linesOf(screen, device, seen))
        }
      return lines
    })
    return { title: `Web: to a screen's content, first and return visit (median of ${visits})`, lines }
  } finally {
    await browser.close()
  }
}
