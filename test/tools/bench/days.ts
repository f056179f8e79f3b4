import { launchBrowser } from '../../e2e/browser.ts'
import { type BenchDevice, desk, phone } from './devices.ts'
import type { BenchOptions, Section } from './report.ts'
import { type DayJob, Hand, jobs } from './walks.ts'
import { SignedInWindows, throttle, untouched, withApp } from './web.ts'

/**
 * Taps, fields and seconds of the main jobs of each role's day, at a desk and on a phone. The seconds are those that the
 * person waits for the product: from the first tap on an open page to the sight of what was done, without a thought between.
 */

interface Walked {
  readonly taps: number
  readonly fields: number
  readonly seconds: number
}

/** Milliseconds after which the page that a person begins on has its first case, if there is one. */
const untilCase = 30_000

async function walked(
  windows: SignedInWindows,
  url: string,
  job: DayJob,
  device: BenchDevice,
): Promise<Walked | undefined> {
  const context = await windows.window(url, job.as, device.viewport)
  try {
    const page = await context.newPage()
    const hand = new Hand(page)
    await throttle(page, device)
    await page.goto(`${url}${job.path}`)
    const needed = job.needs(hand).first()
    const isThere = await needed.waitFor({ timeout: untilCase }).then(
      () => true,
      () => false,
    )
    if (!isThere) return undefined
    const startedAt = performance.now()
    await job.walk(hand)
    return { taps: hand.taps, fields: hand.fields, seconds: (performance.now() - startedAt) / 1000 }
  } finally {
    await context.close()
  }
}

const rounded = (seconds: number) => Math.round(seconds * 10) / 10

type Row = readonly [name: string, taps: number, fields: number, desk: number, phone: number]

export async function measureDays(options: BenchOptions): Promise<Section> {
  const { say, only } = options
  const isAsked = ({ name }: DayJob) => only.length === 0 || only.some((part) => name.includes(part))
  const browser = await launchBrowser()
  try {
    const rows = await withApp(untouched(options), 1, async ({ url }) => {
      const windows = new SignedInWindows(browser)
      const rows: Row[] = []
      for (const job of jobs.filter(isAsked)) {
        say(job.name)
        const atDesk = await walked(windows, url, job, desk)
        const onPhone = atDesk && (await walked(windows, url, job, phone))
        if (atDesk && onPhone)
          rows.push([job.name, onPhone.taps, onPhone.fields, rounded(atDesk.seconds), rounded(onPhone.seconds)])
        else say('  left out: the demonstration has no case of it at this hour')
      }
      return rows
    })
    return {
      title: 'Days: taps, fields and seconds of waiting for each job, from an open home',
      lines: [
        { what: 'jobs walked', unit: '', measured: rows.length },
        { what: 'most seconds at a desk', unit: 's', measured: Math.max(...rows.map(([, , , seconds]) => seconds)) },
        { what: 'most seconds on a phone', unit: 's', measured: Math.max(...rows.map(([, , , , seconds]) => seconds)) },
      ],
      each: { heads: ['taps', 'fields', 'desk, s', 'phone, s'], rows },
    }
  } finally {
    await browser.close()
  }
}
