import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { StorageLocation } from '../../../../shared/pantry/storage/storageLocation.ts'
import StorageLocationsPage from '../../../../web/src/pantry/storage/StorageLocationsPage.tsx'
import { answerWith, refusal, type SentRequest, show, value, violations } from '../../setup.tsx'

/** The screen of storage locations: grid, dialog with form, and deletion with its refusal. */

const row = (ID: number, Label: string, more: Partial<StorageLocation> = {}): StorageLocation => ({
  ID,
  Label,
  Description: `What is in ${Label}`,
  PantryInventoryItemCount: 0,
  ...more,
})
const rows = [row(1, 'Aisle 2'), row(2, 'Aisle 10', { PantryInventoryItemCount: 3 })]

/** A server that has these rows for good: what the screen shows beside them it knows from the answers. */
const serve = (answer: (request: SentRequest) => Response = () => value(null)) =>
  answerWith((request) => (request.path.includes('Grid') ? value({ rows }) : answer(request)))
const changes = (sent: readonly SentRequest[]) => sent.filter(({ path }) => !path.includes('Grid'))

const grid = () => page.getByRole('grid', { name: 'Storage Locations' })
const labels = () =>
  grid()
    .getByRole('row')
    .elements()
    .slice(1)
    .map((line) => line.querySelector('[data-field=Label]')?.textContent)
const dialog = () => page.getByRole('dialog')
const save = () => dialog().getByRole('button', { name: 'Save' })

it('has the columns Label, Description and Action', async () => {
  serve()
  await show(<StorageLocationsPage />)
  for (const name of ['Label', 'Description', 'Action'])
    await expect.element(grid().getByRole('columnheader', { name })).toBeVisible()
  await expect.poll(labels).toEqual(['Aisle 2', 'Aisle 10'])
  await expect.poll(violations).toEqual([])
})

it('[storage-nonempty] is not sent without a label and a description', async () => {
  const sent = serve()
  await show(<StorageLocationsPage />)
  await page.getByRole('button', { name: 'Add Storage Location' }).click()
  await dialog().getByLabelText('Label').fill('  ')
  await save().click()
  await expect.element(dialog().getByText('Please add a Label')).toBeVisible()
  await expect.element(dialog().getByText('Please add a Description')).toBeVisible()
  await expect.poll(violations).toEqual([])
  expect(changes(sent)).toEqual([])
})

it('shows an added location at its position, from the answer', async () => {
  const sent = serve(({ body }) => value(row(3, 'Aisle 9', body as object)))
  await show(<StorageLocationsPage />)
  await page.getByRole('button', { name: 'Add Storage Location' }).click()
  await dialog().getByLabelText('Label').fill('Aisle 9')
  await dialog().getByLabelText('Description').fill('Snacks')
  await save().click()
  await expect.element(page.getByText('Storage Location Added')).toBeVisible()
  await expect.poll(labels).toEqual(['Aisle 2', 'Aisle 9', 'Aisle 10'])
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(changes(sent)).toEqual([
    expect.objectContaining({ body: { Label: 'Aisle 9', Description: 'Snacks' }, key: expect.any(String) }),
  ])
})

it('shows a changed location', async () => {
  const sent = serve(({ body }) => value(row(1, '', body as object)))
  await show(<StorageLocationsPage />)
  await page.getByRole('button', { name: 'Edit Aisle 2' }).click()
  await expect.element(dialog().getByLabelText('Description')).toHaveValue('What is in Aisle 2')
  await dialog().getByLabelText('Label').fill('Aisle 11')
  await save().click()
  await expect.element(page.getByText('Storage Location Updated')).toBeVisible()
  await expect.poll(labels).toEqual(['Aisle 10', 'Aisle 11'])
  expect(changes(sent).map(({ path }) => path)).toEqual(['/api/orderahead/pantryinventorystoragelocations/1'])
})

it.each([
  ['Add Storage Location', 'Failed to Add Storage Location'],
  ['Edit Aisle 2', 'Failed to Update Storage Location'],
])('%s: a failure is reported and what was typed stays', async (opens, report) => {
  serve(() => Response.json({ Successful: false, Message: 'Something went wrong.' }, { status: 500 }))
  await show(<StorageLocationsPage />)
  await page.getByRole('button', { name: opens }).click()
  await dialog().getByLabelText('Label').fill('Aisle 9')
  await dialog().getByLabelText('Description').fill('Snacks')
  await save().click()
  await expect.element(page.getByText(report)).toBeVisible()
  await expect.element(dialog().getByLabelText('Label')).toHaveValue('Aisle 9')
})

const deleteRow = async (label: string) => {
  await page.getByRole('button', { name: `Delete ${label}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
}

it('takes a deleted location out of the grid', async () => {
  const sent = serve()
  await show(<StorageLocationsPage />)
  await deleteRow('Aisle 2')
  await expect.element(page.getByText('Storage Location Deleted')).toBeVisible()
  await expect.poll(labels).toEqual(['Aisle 10'])
  expect(changes(sent)).toEqual([expect.objectContaining({ key: expect.any(String) })])
})

it('[storage-removable] keeps a location that products use, and tells why', async () => {
  serve(() => refusal('Products use this storage location (3), so it cannot be deleted.'))
  await show(<StorageLocationsPage />)
  await deleteRow('Aisle 10')
  const toast = 'Failed to Delete Storage Location: Products use this storage location (3), so it cannot be deleted.'
  await expect.element(page.getByText(toast)).toBeVisible()
  await expect.poll(labels).toEqual(['Aisle 2', 'Aisle 10'])
})
