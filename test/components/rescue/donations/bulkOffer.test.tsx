import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Role } from '../../../../shared/core/access.ts'
import type { ImportReason } from '../../../../shared/core/importing/importOutcome.ts'
import type { Session } from '../../../../shared/network/session/api.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import BulkOfferPage from '../../../../web/src/rescue/donations/bulk/BulkOfferPage.tsx'
import { readFile } from '../../../../web/src/rescue/donations/bulk/readFile.ts'
import { answerWith, show, value, violations } from '../../setup.tsx'

const bulkSession = (ActiveRole: Role, EntityID: number): Session => ({
  MessageCount: 0,
  PendingRealTimeReceipts: 0,
  ActiveRole,
  ContextualFoodBankID: null,
  UserID: 1,
  UserName: 'a@b.example',
  Name: 'A B',
  EntityID,
  EntityName: 'C',
  CustomerID: null,
  Roles: [],
  Language: 'en',
  TimeZone: 'America/New_York',
  SecondFactor: 'optional',
})
const open = () =>
  show(
    <SessionContext value={bulkSession('bulkofferdonor', 1)}>
      <BulkOfferPage />
    </SessionContext>,
  )

const file = (...lines: string[]) =>
  new File([['Reference,Location,Category,Pounds', ...lines].join('\n')], 'monday.csv', { type: 'text/csv' })
const choose = async (chosen: File) => {
  await userEvent.upload(page.elementLocator(document.querySelector('input[type=file]') as HTMLElement), chosen)
}
const outcome = (Reference: string, Outcome: string, ...Reasons: string[]) => ({
  Reference,
  Outcome,
  ID: 7,
  Code: 'DABCDE',
  Reasons,
})

const places = [
  {
    ID: 5,
    Code: 'M31',
    Address: {
      AddressLine1: '1 Main St',
      City: 'X',
      Province: 'MA',
      PostalCode: '01101',
      Latitude: 42,
      Longitude: -72,
    },
    Donor: { ID: 1, Name: 'C' },
  },
]

it('leaves out wrong location codes and days that have passed before anything is sent', async () => {
  const sent = answerWith(({ path }) => value(path.includes('donorlocations') ? places : []))
  await open()
  const dated = [
    'Reference,Location,Category,Pounds,Pickup Date',
    'PO-1,m31,Produce,12,',
    'PO-2,X99,Produce,12,',
    'PO-3,M31,Produce,12,2020-01-01',
  ]
  await choose(new File([dated.join('\n')], 'monday.csv', { type: 'text/csv' }))
  await expect.element(page.getByText('1 row can be offered.')).toBeVisible()
  await expect.element(page.getByText('Left out: Location is not known: X99.')).toBeVisible()
  await expect.element(page.getByText('Left out: Pickup Date is in the past: 2020-01-01.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Download what is left out' })).toBeVisible()
  expect(sent.filter(({ path }) => path.includes('bulk'))).toEqual([])
})

it('checks the rows first, sends those that can be read, and says what became of each', async () => {
  const sent = answerWith(({ path }) =>
    path.includes('bulk')
      ? value([outcome('PO-1', 'added'), outcome('PO-3', 'refused', 'Too late.', 'Unknown storage.')])
      : value(path.includes('donorlocations') ? places : []),
  )
  await open()
  await choose(file('PO-1,M31,Produce,12', 'PO-2,M31,Gold,12', 'PO-3,M31,Bakery,3'))
  await expect.element(page.getByText('2 rows can be offered.')).toBeVisible()
  await expect.element(page.getByText('Left out: Category is not known: Gold.')).toBeVisible()
  await expect.poll(violations).toEqual([])
  await page.getByRole('button', { name: 'Offer 2 donations' }).click()
  await expect.element(page.getByText('1 offered, 0 already there, 1 refused.')).toBeVisible()
  await expect.element(page.getByText('Refused: Too late. Unknown storage.')).toBeVisible()
  const bulk = sent.filter(({ path }) => path.includes('bulk'))
  expect(bulk).toHaveLength(1)
})

it('says what is wrong with a file that cannot be read', async () => {
  answerWith(() => value([]))
  await open()
  await choose(new File(['Name\nx'], 'x.csv', { type: 'text/csv' }))
  await expect.element(page.getByText('The file lacks columns: Reference, Location, Category, Pounds.')).toBeVisible()
})

it('names the columns that a file lacks in the language of who chose it', async () => {
  const { values } = (await readFile(new File(['Local\nM31'], 'x.csv'), [], 'es')) as ImportReason
  expect(values).toEqual({ columns: 'Referencia, Categoría, Libras' })
})
