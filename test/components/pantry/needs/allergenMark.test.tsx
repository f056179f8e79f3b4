import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { AllergenMark } from '../../../../web/src/pantry/needs/AllergenMark.tsx'
import { show, violations } from '../../setup.tsx'

/** Allergens of a product on the corner of its picture. */

it('says all of them when it is read aloud', async () => {
  await show(<AllergenMark stated={{ Contains: ['shellfish', 'milk'], MayContain: ['peanuts'], IsConfirmed: true }} />)
  const mark = page.getByRole('img', { name: 'Contains: shellfish (crab, shrimp), milk · May contain: peanuts' })
  await expect.element(mark).toBeVisible()
  await expect.poll(violations).toEqual([])
})

it('says that nobody confirmed them, and nothing where there are none', async () => {
  const { unmount } = await show(<AllergenMark stated={{ Contains: ['milk'], MayContain: [], IsConfirmed: false }} />)
  await expect.element(page.getByRole('img', { name: 'Contains: milk · not confirmed by a person' })).toBeVisible()
  await unmount()
  await show(<AllergenMark stated={{ Contains: [], MayContain: [], IsConfirmed: true }} />)
  expect(page.getByRole('img').elements()).toEqual([])
})
