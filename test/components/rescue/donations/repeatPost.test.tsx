import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { systemCategories } from '../../../../shared/core/reference/reference.ts'
import * as agencies from '../../../../shared/network/agencies/api.ts'
import * as donations from '../../../../shared/rescue/donations/api.ts'
import { donation } from '../../../../shared/rescue/donations/status/donation.fixture.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import { RepeatPost } from '../../../../web/src/rescue/donations/grid/RepeatPost.tsx'
import PostPage from '../../../../web/src/rescue/donations/post/PostPage.tsx'
import { answerWith, sessionAs, show, value } from '../../setup.tsx'
import { statusRow } from './statusRow.ts'

/** A store posts again what it posted yesterday. */

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T15:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

const repeat = () => page.getByRole('link', { name: /^Repeat yesterday/ })
async function shown(rows: readonly donations.GridRow[]) {
  const sent = answerWith(() => value({ rows }))
  await show(
    <p>
      <RepeatPost />
    </p>,
  )
  await expect.poll(() => sent.length).toBe(1)
  return new URL(sent[0]?.path ?? '', 'http://app').searchParams
}
const addressOf = async () => {
  await expect.element(repeat()).toBeVisible()
  return repeat().element().getAttribute('href') ?? ''
}

it('offers the newest post of yesterday', async () => {
  const query = await shown([statusRow(8, { Pounds: 40.5 }), statusRow(7)])
  await expect.element(repeat()).toHaveTextContent('Repeat yesterday’s post (40.5 lb)')
  expect(await addressOf()).toContain('source=8')
  expect([query.get('dateStartFilter'), query.get('dateEndFilter')]).toEqual(['2026-11-20', '2026-11-20'])
})

it.each([
  ['can’t be posted again', { IsRepostEligible: false }],
  ['was cancelled', { Stage: 'cancelled' as const }],
])('passes over a newer one that %s', async (_, newer) => {
  const query = await shown([statusRow(9, newer), statusRow(8, { Pounds: 40.5 }), statusRow(7)])
  await expect.element(repeat()).toHaveTextContent('Repeat yesterday’s post (40.5 lb)')
  expect(await addressOf()).toContain('source=8')
  expect(Number(query.get('rows'))).toBeGreaterThan(1)
})

it.each([
  ['none can be posted again', [statusRow(9, { IsRepostEligible: false })]],
  ['all were cancelled', [statusRow(9, { Stage: 'cancelled' }), statusRow(8, { Stage: 'cancelled' })]],
  ['none was posted', []],
])('offers nothing when %s', async (_, rows) => {
  await shown(rows)
  await expect.element(page.getByRole('paragraph')).toBeEmptyDOMElement()
})

const { DonorLocation } = donation()
const draft: donations.DonationDraft = {
  DonorLocationID: DonorLocation.ID,
  categories: [{ DonationCategoryID: 1, Pounds: 40.5 }],
  StorageRequirementIDs: [],
  DonorRecordedPickupDate: null,
  PickupTimeTypeID: 1,
  StartAfter: null,
  copyOf: 8,
}
const answers: Record<string, unknown> = {
  [donations.getDonorGrid.path]: { rows: [statusRow(8)] },
  [donations.getDonationCopy.path.replace('{id}', '8')]: draft,
  [agencies.listAssociatedDonorLocations.path]: [DonorLocation],
  [donations.listDonationCategories.path]: systemCategories,
  [donations.listStorageRequirements.path]: [],
}

it('posts it with the second tap: the form is filled in', async () => {
  const sent = answerWith(({ path, method }) => {
    // Never answered: the page would leave for the donation.
    if (method === 'POST') return new Promise<Response>(() => undefined)
    return value(answers[path.split('?')[0] ?? ''])
  })
  const as = sessionAs('donorlocation')
  const first = await show(<RepeatPost />)
  const query = new URLSearchParams((await addressOf()).split('?')[1])
  await first.unmount()
  await show(
    <SessionContext value={{ ...as, EntityID: DonorLocation.ID }}>
      <PostPage />
    </SessionContext>,
    { at: `/?${query}` },
  )
  await page.getByRole('button', { name: 'Post donation' }).click()
  await expect
    .poll(() => sent.find(({ method }) => method === 'POST')?.body)
    .toMatchObject({ DonorLocationID: DonorLocation.ID, categories: draft.categories, copyOf: 8 })
})
