import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import { PickupsPanel } from '../../../../web/src/work/dashboard/PickupsPanel.tsx'
import { answerWith, sessionAs, show, value, violations } from '../../setup.tsx'

/** The chart of pickups on the agency's dashboard. */

const year = new Date().getFullYear()
const serve = () =>
  answerWith(() => value({ startDate: `${year}-01-01`, endDate: `${year}-01-02`, agencyId: 7, pickups: [] }))
const shownAt = (at: string) =>
  show(
    <SessionContext value={sessionAs('agency')}>
      <PickupsPanel />
    </SessionContext>,
    { at },
  )

it('[dash-range-fallback-15-years] says which days it shows when the start lies further back', async () => {
  serve()
  await shownAt(`/?start=${year - 20}-03-01`)
  const said = page.getByText(new RegExp(`^The chart reaches back 15 years\\. It shows .*Jan 1, ${year} to `))
  await expect.element(said).toBeVisible()
  await expect.poll(violations).toEqual([])
})

it('says nothing of the days that were asked for', async () => {
  serve()
  await shownAt(`/?start=${year - 2}-03-01&end=${year - 1}-03-01`)
  await expect.element(page.getByText('No pickups in this period')).toBeVisible()
  expect(page.getByText(/15 years/).elements()).toEqual([])
})
