import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { TefapDeclaration } from '../../../../shared/pantry/tefap/api.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import { CertificatePanel } from '../../../../web/src/pantry/tefap/CertificatePanel.tsx'
import DeclarationPage from '../../../../web/src/pantry/tefap/DeclarationPage.tsx'
import { answerWith, refusal, sessionAs, show, value, violations } from '../../setup.tsx'
import { declaration } from './declaration.fixture.ts'

/** The declaration for TEFAP food, on a family's phone and at the pantry. */

const held = {
  ID: 7,
  Basis: 'income',
  Signed: '2026-11-30T15:00:00.000Z',
  ValidTo: '2027-11-29',
  HandOverOn: null,
} as const
const signed = declaration({ Held: { ...held, Proxies: [] }, IsValid: true, IsForHandOver: true })
const serve = (first: TefapDeclaration, refused?: Response) => {
  let current = first
  return answerWith(({ method }) => {
    if (method === 'POST' && refused) return refused
    if (method === 'POST') current = signed
    return value(current)
  })
}
const asFamily = () =>
  show(
    <SessionContext value={{ ...sessionAs('customer'), CustomerID: 900 }}>
      <DeclarationPage />
    </SessionContext>,
  )
const button = (name: string) => page.getByRole('button', { name, exact: true })

it('is signed by a family in three taps after it was opened, without a paper or an amount', async () => {
  await page.viewport(390, 800)
  const sent = serve(declaration())
  await asFamily()
  await expect.element(page.getByText('I ask for food for my household.')).toBeVisible()
  await page.getByText(/at or below \$64,920 a year/).click()
  await page.getByLabelText('At a home').click()
  await expect.poll(violations).toEqual([])
  await button('Sign').click()
  await expect.element(page.getByText('Valid to', { exact: false })).toBeVisible()
  const { body } = sent.find(({ method }) => method === 'POST') ?? expect.fail('nothing was sent')
  expect(body).toEqual({
    MemberName: 'Rosa Medina',
    SignedName: 'Rosa Medina',
    Ages: { Minors: 1, Adults: 1, Seniors: 0 },
    Basis: 'income',
    Programs: [],
    IncomeTable: '2026 x 300%',
    Residency: 'resident',
    Method: 'typed',
    Language: 'en',
    TextVersion: 'FL-1',
    NoticeVersion: 1,
    Proxies: [],
    Held: null,
  })
})

it('says what is missing, and what the server refuses', async () => {
  const sent = serve(declaration(), refusal('The wording of the declaration has changed.'))
  await asFamily()
  await button('Sign').click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Please choose a program, or the income line.')
  await page.getByLabelText('SNAP', { exact: false }).click()
  await button('Sign').click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Please say where you live.')
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([])
  await page.getByLabelText('No fixed address').click()
  await button('Sign').click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('The wording of the declaration has changed.')
})

it('at the pantry tells how long it counts and who may pick up', async () => {
  const Proxies = [
    { Name: 'Ana Ruiz', Until: '2026-12-31' },
    { Name: 'Luis Paz', Until: '2026-11-01' },
  ]
  serve(declaration({ ...signed, Held: { ...held, Proxies }, IsRenewalDue: true }))
  await show(
    <SessionContext value={sessionAs('foodbankuser')}>
      <CertificatePanel customerId={1} />
    </SessionContext>,
  )
  await expect.element(page.getByText(/You can renew it now/)).toBeVisible()
  await expect.element(page.getByText(/May pick up: Ana Ruiz \(/)).toBeVisible()
  expect(page.getByText(/Luis Paz/).elements()).toEqual([])
  await expect.element(page.getByText(/Rules of Florida.*Not legal advice/)).toBeVisible()
  await expect.poll(violations).toEqual([])
})

it('on paper asks for its photo before it is signed', async () => {
  const sent = serve(declaration({ Methods: ['typed', 'paper'] }))
  await show(
    <SessionContext value={sessionAs('foodbankuser')}>
      <CertificatePanel customerId={1} />
    </SessionContext>,
  )
  await button('Sign the declaration').click()
  await page.getByLabelText('SNAP', { exact: false }).click()
  await page.getByLabelText('At a home').click()
  await page.getByLabelText('Signed on paper').click()
  await button('Sign').click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Please photograph the signed paper.')
  await expect.element(page.getByText(/Photograph the whole page/)).toBeVisible()
  await expect.poll(violations).toEqual([])
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([])
})
