import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import * as pantryReports from '../../../../shared/pantry/pantryReports/api.ts'
import {
  type HouseholdVisit,
  householdReport,
  recordsBehind,
} from '../../../../shared/pantry/pantryReports/householdReport.ts'
import * as tefap from '../../../../shared/pantry/tefap/api.ts'
import { stateRules } from '../../../../shared/pantry/tefap/stateRules.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import HouseholdReportPage from '../../../../web/src/pantry/pantryReports/HouseholdReportPage.tsx'
import { answerWith, type SentRequest, sessionAs, show, value, violations } from '../../setup.tsx'

/** The household report: figures that open their records, holds, and the notice of rights. The bundle has a journey of its own. */

const visit = (CustomerID: number, OrderID: number, more: Partial<HouseholdVisit> = {}): HouseholdVisit => ({
  ...{ OrderID, Day: '2026-10-20', CustomerID, Site: 'L1', SiteName: 'Church hall', CountyID: 47_093 },
  ...{ HouseholdSize: 3, Ages: { Minors: 1, Adults: 2, Seniors: 0 }, Pounds: 12.5 },
  ...more,
})
const counted = { Visits: [visit(1, 17), visit(2, 18), visit(2, 19, { Site: 'L2', SiteName: 'Armory' })], Before: {} }
const CountedAt = '2026-11-22T15:00:00.000Z'
const { report, name, state } = stateRules('OH')
const figures = householdReport(counted)
const answer: pantryReports.ShownHouseholdReport = {
  ...{ StartDate: '2026-10-01', EndDate: '2026-10-31', CountedAt, IsLasting: false },
  Form: { ...report, name, state },
  ...figures,
  Counties: figures.Counties.map((one) => ({ ...one, Name: 'Knox, TN' })),
}

const is = (request: SentRequest, endpoint: { path: string; method: string }) =>
  request.path.split('?')[0] === endpoint.path && request.method === endpoint.method
const queryOf = ({ path }: SentRequest) => Object.fromEntries(new URL(path, 'http://localhost').searchParams)

function serve() {
  return answerWith((request) => {
    if (is(request, pantryReports.getHouseholdReport)) return value(answer)
    if (is(request, pantryReports.listHouseholdRecords)) {
      const { figure, site } = queryOf(request)
      const group = site === undefined ? ({ by: 'all' } as const) : ({ by: 'site', site } as const)
      const records = recordsBehind(counted, group, figure as 'Visits')
      const Records = records.map((one) => ({ ...one, CountyName: 'Knox, TN' }))
      return value({ CountedAt, RecordCount: records.length, Records })
    }
    if (is(request, tefap.getRecordHolds))
      return value({ Holds: [], Version: 0, Notice: { Version: 0, Texts: {}, At: null } })
    if (is(request, tefap.setRecordHold)) return value({ Holds: [], Version: 1 })
    if (is(request, tefap.setTefapNotice)) return value({ Version: 1, Texts: { en: 'You have rights.' }, At: null })
    if (request.path.startsWith('/api/orderahead/locations')) return value([{ ID: 5, Label: 'Church hall' }])
    return value([])
  })
}
const showAs = (role: 'foodbankadmin' | 'foodbankuser') =>
  show(
    <SessionContext value={sessionAs(role)}>
      <HouseholdReportPage />
    </SessionContext>,
  )

it('a figure opens its records, which are as many as it says', async () => {
  serve()
  await showAs('foodbankadmin')
  await expect.element(page.getByText(/In the shape that food banks in Ohio ask for/)).toBeVisible()
  await page.getByRole('button', { name: 'Visits: All together: 3' }).first().click()
  const records = page.getByRole('dialog', { name: 'Visits: All together' })
  await expect.poll(() => records.getByRole('link').elements().length).toBe(3)
  await records.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Households served: Church hall: 2' }).click()
  const households = page.getByRole('dialog', { name: 'Households served: Church hall' })
  await expect.poll(() => households.getByRole('link').elements().length).toBe(2)
  await expect.poll(violations).toEqual([])
})

it('a hold and the notice are saved by administrators alone', async () => {
  const sent = serve()
  await showAs('foodbankadmin')
  await page.getByRole('button', { name: 'Add a hold' }).click()
  await page.getByLabelText('Reason').fill('State review')
  await page.getByRole('button', { name: 'Save the hold' }).click()
  await expect
    .poll(() => sent.find((one) => is(one, tefap.setRecordHold))?.body)
    .toMatchObject({
      PantryLocationID: null,
      Reason: 'State review',
    })
  await page.getByLabelText('Text in English').fill('You have rights.')
  await page.getByRole('button', { name: 'Save as a new version' }).click()
  await expect
    .poll(() => sent.find((one) => is(one, tefap.setTefapNotice))?.body)
    .toEqual({
      Version: 0,
      Texts: { en: 'You have rights.' },
    })
})

it('other staff read the figures and the holds', async () => {
  serve()
  await showAs('foodbankuser')
  await expect.element(page.getByText('Nothing is on hold.')).toBeVisible()
  expect(page.getByRole('button', { name: 'Make the file' }).elements()).toEqual([])
  expect(page.getByRole('button', { name: 'Add a hold' }).elements()).toEqual([])
  expect(page.getByText('Notice of rights').elements()).toEqual([])
})
