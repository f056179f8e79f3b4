import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import PhoneSignIn from '../../../../web/src/pantry/neighbor/PhoneSignIn.tsx'
import { answerWith, refusal, show, value, violations } from '../../setup.tsx'

/** Signing in with a code that is texted. */

const showForm = () => show(<PhoneSignIn onSignedIn={() => undefined} below={null} />)
beforeEach(() => page.viewport(390, 800))

async function toCode() {
  await page.getByLabelText('Phone number').fill('865 555 0142')
  await page.getByRole('button', { name: 'Text me a code' }).click()
  await expect.element(page.getByRole('heading', { name: 'Type the code' })).toBeVisible()
}

it('asks for a number, then for the code in a field that phones fill in', async () => {
  const sent = answerWith(() => value(null))
  await showForm()
  await expect.poll(violations).toEqual([])
  await page.getByLabelText('Phone number').fill('12')
  await page.getByRole('button', { name: 'Text me a code' }).click()
  await expect.element(page.getByText('This is not a phone number.')).toBeVisible()
  expect(sent).toEqual([])
  await toCode()
  await expect.poll(violations).toEqual([])
  await expect.element(page.getByText(/If \(865\) 555-0142 is known/)).toBeVisible()
  expect(page.getByLabelText('Code').element().getAttribute('autocomplete')).toBe('one-time-code')
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    ['/api/orderahead/signin/code', { PhoneNumber: '865 555 0142' }],
  ])
})

it('says that a code is wrong and keeps the step; another one can be asked for', async () => {
  answerWith(({ path }) => (path.endsWith('/code') ? value(null) : refusal('This code is not right.')))
  await showForm()
  await toCode()
  await page.getByLabelText('Code').fill('123456')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect.element(page.getByText('This code is not right.')).toBeVisible()
  await page.getByRole('button', { name: 'Send another code' }).click()
  await expect.element(page.getByText(/Another code is on its way/)).toBeVisible()
})

it('lets the households of a shared phone choose, and says which has no sign-in', async () => {
  const Households = [
    { Name: 'Ana P.', SignIn: { UserName: 'sub', Ticket: 'ticket' } },
    { Name: 'Luis G.', SignIn: null },
  ]
  answerWith(({ path }) => value(path.endsWith('/code') ? null : { Households }))
  await showForm()
  await toCode()
  await page.getByLabelText('Code').fill('123456')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect.element(page.getByRole('button', { name: 'Ana P.' })).toBeVisible()
  await expect.element(page.getByText(/Luis G\. has no sign-in of its own/)).toBeVisible()
  await expect.poll(violations).toEqual([])
})
