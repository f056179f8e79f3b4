import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import * as api from '../../../../shared/work/setup/api.ts'
import { type FoodBankSetup, foodBankSetupNames } from '../../../../shared/work/setup/foodBankChecklist.ts'
import { noAmounts } from '../../../../shared/work/totals/totals.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import HomePage from '../../../../web/src/work/home/HomePage.tsx'
import { answerWith, sessionAs, show, value, violations } from '../../setup.tsx'

/** The home of a food bank without an accepted donation: a checklist in place of words that all is done. */

const setup = (done: number, more: Partial<FoodBankSetup> = {}): FoodBankSetup => ({
  Items: foodBankSetupNames.map((Name, index) => ({
    Name,
    IsComplete: index < done,
    IsInvited: Name === 'agencyPeople' && done === 1,
    ...(Name === 'agencyPeople' ? { OrganizationID: 11 } : {}),
  })),
  TestID: null,
  IsPart: false,
  ...more,
})
async function shown(Setup: FoodBankSetup | undefined, role: 'foodbankadmin' | 'foodbankrtcoord' = 'foodbankadmin') {
  answerWith(({ path }) =>
    value(
      path.startsWith(api.getFoodBankSetup.path)
        ? (Setup ?? { Items: [], TestID: null, IsPart: false })
        : { Needs: [], More: 0, HasMore: false, Today: '2026-11-20', Figures: noAmounts },
    ),
  )
  await show(
    <SessionContext value={sessionAs(role)}>
      <HomePage />
    </SessionContext>,
  )
}
const link = (name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) })
const target = (name: string) => link(name).element().getAttribute('href')

it('says what comes first, with the way there, and no figures of nothing', async () => {
  await shown(setup(0))
  await expect.element(page.getByText('0% complete')).toBeVisible()
  await expect.element(page.getByText('0 of 7 done')).toBeVisible()
  expect(target('Add agency')).toContain('/app/agencies/new')
  expect(target('Add donor')).toContain('/app/donors?id=new')
  expect(target('Add location')).toContain('/app/donor-locations/new')
  expect(target('Post a donation')).toContain('/app/foodbank-donor-post/getting-started')
  expect(page.getByText('Nothing needs you now').elements()).toEqual([])
  expect(page.getByText('pounds', { exact: false }).elements()).toEqual([])
  await expect.poll(violations).toEqual([])
})

it('names who was invited, and leads to the people of the agency', async () => {
  await shown(setup(1))
  await expect.element(page.getByText('Invited, not accepted yet')).toBeVisible()
  expect(target('Invite somebody')).toContain('/app/people?entity=11')
})

it('tells a coordinator who does what they may not do', async () => {
  await shown(setup(1), 'foodbankrtcoord')
  await expect.element(link('Add donor')).toBeVisible()
  expect(link('Invite somebody').elements()).toEqual([])
  expect(page.getByText('Somebody who sets up your food bank does this.').elements()).toHaveLength(2)
})

it('says that it has not looked at all agencies', async () => {
  await shown(setup(1, { IsPart: true }))
  await expect.element(page.getByText('Only the first 200 agencies and locations were looked at.')).toBeVisible()
})

it('offers to cancel the first donation as a test', async () => {
  await shown(setup(7, { TestID: 4711 }))
  await expect.element(page.getByText('Your first donation was accepted')).toBeVisible()
  expect(target('Open the donation')).toContain('/app/realtime/transaction/4711')
  await expect.poll(violations).toEqual([])
})

it('asks nothing any more afterwards', async () => {
  await shown(undefined)
  await expect.element(page.getByText('What needs you shows up here by itself.')).toBeVisible()
  expect(page.getByText('Every donation is on its way').elements()).toEqual([])
})
