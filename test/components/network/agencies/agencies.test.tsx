import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { harborPantry } from '../../../../shared/network/agencies/agency.fixture.ts'
import type { AnswerableAgency } from '../../../../shared/network/agencies/agency.ts'
import * as agencies from '../../../../shared/network/agencies/api.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import AgenciesPage from '../../../../web/src/network/agencies/AgenciesPage.tsx'
import { answerWith, sessionAs, show, value, violations } from '../../setup.tsx'

/** The food bank's agencies as a list: tabs with numbers, rows of two lines, cards on a phone. */

const { Address, Contact } = harborPantry
const agency = (ID: number, Name: string, more: Partial<AnswerableAgency> = {}): AnswerableAgency => ({
  ...{ ID, Name, Address, Contact: { ...Contact, PhoneNumber: '(865) 555-0101' } },
  ...{ IsMasterAgency: false, IsActive: true, MaxMiles: 25, CapacityPounds: 1200 },
  ...more,
})
const rows = [
  agency(11, 'Harbor Light of the United Congregations in the Valley of the Holston River'),
  agency(12, 'Open Table', { IsUnattended: true, UnattendedReason: 'invited', HasNoHours: true }),
  agency(13, 'Riverside Kitchen', { HasNoHours: true }),
  agency(14, 'Zion Shelf', { IsActive: false }),
]

async function open() {
  const sent = answerWith(({ path }) =>
    path.startsWith(agencies.countAgencies.path)
      ? value({ All: 4, Active: 3, Inactive: 1, ...(path.includes('part=attention') ? { Attention: 2 } : {}) })
      : value({ rows: path.includes('part=attention') ? rows.slice(1, 3) : rows }),
  )
  await show(
    <SessionContext value={sessionAs('foodbankrtcoord')}>
      <AgenciesPage />
    </SessionContext>,
  )
  return sent
}

it('tabs say how many there are, and lead to those that need attention', async () => {
  await page.viewport(1280, 800)
  const sent = await open()
  const tab = (name: string) => page.getByRole('tab', { name })
  await expect.element(tab('All 4')).toHaveAttribute('aria-selected', 'true')
  await expect.element(tab('Inactive 1')).toBeVisible()
  await tab('Needs attention 2').click()
  await expect.element(page.getByText('Zion Shelf')).not.toBeInTheDocument()
  await expect.element(page.getByText('Invited, not accepted yet')).toBeVisible()
  await expect.element(page.getByText('No pickup hours')).toBeVisible()
  expect(sent.at(-1)?.path).not.toContain('active=')
  await expect.poll(violations).toEqual([])
})

it('has rows of two lines with nothing cut at 1,280 pixels, and marks only what is not as usual', async () => {
  // Room of the grid beside the rail.
  await page.viewport(976, 800)
  await open()
  await expect.element(page.getByRole('row', { name: /Zion Shelf/ }).getByText('Inactive')).toBeVisible()
  expect(page.getByRole('gridcell', { name: 'Active', exact: true }).elements()).toEqual([])
  const cells = [...document.querySelectorAll<HTMLElement>('[role=gridcell] *, [role=columnheader] *')]
  const cut = cells.filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0)
  expect(cut.map(({ textContent }) => textContent).filter(Boolean)).toEqual([])
  for (const row of document.querySelectorAll('.MuiDataGrid-row')) {
    const { height } = row.getBoundingClientRect()
    expect([height >= 44, height <= 52, height]).toEqual([true, true, height])
  }
})

it('is a card of at most 88 px on a phone', async () => {
  await page.viewport(390, 844)
  await open()
  const cards = page.getByRole('listitem')
  await expect.element(cards.nth(1).getByText('Knoxville, TN · Ana Ruiz · (865) 555-0101')).toBeVisible()
  await expect.element(cards.nth(1).getByText('Invited, not accepted yet')).toBeVisible()
  for (const card of cards.elements()) expect(card.getBoundingClientRect().height).toBeLessThanOrEqual(88)
  expect(document.querySelector('[role=grid]')).toBeNull()
  expect(document.documentElement.scrollWidth).toBe(390)
  await expect.poll(violations).toEqual([])
})
