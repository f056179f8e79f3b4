import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { notificationKinds } from '../../../shared/core/mail/kinds.ts'
import { SessionContext } from '../../../web/src/core/data/useSession.ts'
import NotificationsPage from '../../../web/src/network/session/NotificationsPage.tsx'
import { answerWith, type SentRequest, sessionAs, show, value, violations } from '../setup.tsx'

/** A person whose address sent an e-mail back. */

const ReturnedMail = { Kind: 'bounce', Address: 'ada@agency.example', At: '2026-11-20T15:04:05.678Z' }
const settings = (mail: typeof ReturnedMail | null) => ({
  Kinds: Object.fromEntries(notificationKinds.map((kind) => [kind, true])),
  Language: 'en',
  TimeZone: 'America/New_York',
  ReturnedMail: mail,
})
const ofAgency = (
  <SessionContext
    value={{ ...sessionAs('agency'), Roles: [{ Role: 'agency', EntityID: 11, EntityName: 'Riverside Pantry' }] }}
  >
    <NotificationsPage />
  </SessionContext>
)
const isClearing = ({ path }: SentRequest) => path === '/api/session/notifications/returnedmail'
const note = () => page.getByText('E-mail to ada@agency.example came back', { exact: false })
const sendAgain = () => page.getByRole('button', { name: 'Send to this address again' })

it('has e-mails sent to the address again, and keeps what was changed in the form', async () => {
  let mail: typeof ReturnedMail | null = ReturnedMail
  const sent = answerWith((request) => {
    if (isClearing(request)) mail = null
    return value(settings(mail))
  })
  await show(ofAgency)
  await expect.element(note()).toBeVisible()
  await expect.poll(violations).toEqual([])
  await page.getByRole('switch', { name: /^An offer ends soon/ }).click()
  await sendAgain().click()
  await expect.element(page.getByText('E-mails go to ada@agency.example again.')).toBeVisible()
  await expect.element(sendAgain()).not.toBeInTheDocument()
  await expect.element(page.getByRole('switch', { name: /^An offer ends soon/ })).not.toBeChecked()
  expect(sent.filter(isClearing).length).toBe(1)
})

it('says that it failed, and stays', async () => {
  answerWith((request) =>
    isClearing(request)
      ? Response.json({ Successful: false, Message: 'Something went wrong.' }, { status: 500 })
      : value(settings(ReturnedMail)),
  )
  await show(ofAgency)
  await sendAgain().click()
  await expect.element(page.getByText('An error occurred. Please try again later.')).toBeVisible()
  await expect.element(sendAgain()).toBeEnabled()
})

it('lists the kinds of e-mail that the person can get, and keeps what they said of the others', async () => {
  const other = { ...settings(null), Kinds: { ...settings(null).Kinds, donorSignedUp: false } }
  const sent = answerWith(() => value(other))
  await show(ofAgency)
  await expect.element(page.getByRole('switch', { name: /^An offer ends soon/ })).toBeVisible()
  await expect.element(page.getByRole('switch', { name: /^A product is running low/ })).toBeVisible()
  expect(page.getByRole('switch').elements()).toHaveLength(11)
  await page.getByRole('switch', { name: /^A message arrives/ }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => sent.find(({ method }) => method === 'PUT')?.body)
    .toMatchObject({ Kinds: { messageReceived: false, donorSignedUp: false, offerMade: true } })
})
