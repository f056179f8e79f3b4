import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as z from 'zod/mini'
import type { AddressDraft } from '../../../shared/network/organizations/drafts.ts'
import { organizationTexts } from '../../../shared/network/organizations/texts.ts'
import { Form } from '../../../web/src/core/ui/form/Form.tsx'
import { useDraftForm } from '../../../web/src/core/ui/form/useDraftForm.ts'
import { AddressFields } from '../../../web/src/network/organizations/AddressFields.tsx'
import { addressFieldsOf, addressForm } from '../../../web/src/network/organizations/organizationForm.ts'
import { answerWith, show, value, violations } from '../setup.tsx'

/** The address of a form: it is looked up by itself, the pin drops, and is corrected without coordinates. */

const schema = z.object({ Address: addressForm })
const sent: unknown[] = []
function TestForm({ address }: { address?: AddressDraft }) {
  const form = useDraftForm(schema, { Address: addressFieldsOf(address) })
  const submit = form.handleSubmit(({ Address }) => void sent.push(Address))
  return (
    <Form form={form} onSubmit={submit} texts={organizationTexts} submitLabel="Save">
      <AddressFields kind="agency" />
    </Form>
  )
}

const depot: AddressDraft = {
  AddressLine1: '1 Depot St',
  City: 'Dubuque',
  Province: 'IA',
  PostalCode: '52001',
  Latitude: 42.5,
  Longitude: -90.66,
}
const found = { Latitude: 42.51, Longitude: -90.67, LocatedBy: 'address' }
const middle = { Latitude: 42.52, Longitude: -90.68, LocatedBy: 'area' }
const far = { Latitude: 41.6, Longitude: -93.6, LocatedBy: 'address' }

beforeEach(() => void sent.splice(0))

const street = () => page.getByLabelText('Street and number')
const zip = () => page.getByLabelText('ZIP code')
const city = () => page.getByLabelText('City')
const pin = () => page.getByRole('button', { name: /^Pin/ })
const save = () => page.getByRole('button', { name: 'Save' }).click()
const says = (words: string) =>
  expect.element(page.getByRole('status').getByText(words, { exact: false })).toBeVisible()
const answers = (answer: unknown) => answerWith(() => value(answer))
async function type(): Promise<void> {
  await street().fill('3 Harbor St')
  await zip().fill('52001')
  await city().fill('Dubuque')
}
async function open(answer: unknown, address?: AddressDraft) {
  const asked = answers(answer)
  await show(<TestForm {...(address ? { address } : {})} />)
  return asked
}

describe('an address that is typed', () => {
  it('has the state of its ZIP code, and is looked up once when its fields are left', async () => {
    const asked = await open(found)
    await type()
    await expect.element(page.getByLabelText('State')).toHaveValue('IA')
    await userEvent.tab()
    await says('Found: 3 Harbor St, Dubuque, IA 52001')
    await expect.element(pin()).toBeVisible()
    await expect.poll(violations).toEqual([])
    await save()
    expect(sent).toEqual([{ ...depot, AddressLine1: '3 Harbor St', ...found }])
    expect(asked.map(({ path, body }) => [path, body])).toEqual([
      ['/api/addresses/lookup', { AddressLine1: '3 Harbor St', City: 'Dubuque', Province: 'IA', PostalCode: '52001' }],
    ])
  })

  it('and saved at once is sent with the pin that is looked up meanwhile', async () => {
    await open(found)
    await type()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => sent).toEqual([{ ...depot, AddressLine1: '3 Harbor St', ...found }])
  })

  it('of which only the ZIP code is found says so', async () => {
    await open(middle)
    await type()
    await userEvent.tab()
    await says('About: only the middle of ZIP code 52001.')
    await save()
    expect(sent).toMatchObject([middle])
  })

  it('that is not found says so, is not saved without a pin, and takes one that is set', async () => {
    await open(null)
    await type()
    await userEvent.tab()
    await says('This address was not found.')
    await save()
    await expect.element(page.getByText('Please set the pin on the map.', { exact: true })).toBeVisible()
    expect(sent).toEqual([])
    await page.getByRole('button', { name: 'Set the pin on the map' }).click()
    await says('The pin was set by hand.')
    await save()
    expect(sent).toMatchObject([{ Latitude: 39.5, Longitude: -96, LocatedBy: 'hand' }])
  })

  it('whose look-up fails is looked up again on demand', async () => {
    answerWith(() => Response.json({ Successful: false }, { status: 503 }))
    await show(<TestForm />)
    await type()
    await userEvent.tab()
    await says('The address could not be looked up.')
    answers(found)
    await page.getByRole('button', { name: 'Look it up again' }).click()
    await says('Found: 3 Harbor St')
  })
})

describe('a stored address', () => {
  it('is not looked up until it changes', async () => {
    const asked = await open(found, depot)
    await says('The pin was set by hand.')
    await city().click()
    await userEvent.tab()
    await save()
    expect(sent).toEqual([{ ...depot, LocatedBy: 'hand' }])
    expect(asked).toEqual([])
  })

  it('keeps the pin that was set by hand when what is found is near, and loses it when that is far', async () => {
    const asked = await open({ Latitude: 42.501, Longitude: -90.66, LocatedBy: 'address' }, depot)
    await street().fill('1 Depot Street')
    await save()
    await expect.poll(() => sent).toMatchObject([{ AddressLine1: '1 Depot Street', Latitude: 42.5, LocatedBy: 'hand' }])
    expect(asked.length).toBe(1)
    await says('The pin was set by hand.')
    answers(far)
    await street().fill('500 Locust St')
    await userEvent.tab()
    await says('Found: 500 Locust St')
    await save()
    expect(sent.at(-1)).toMatchObject(far)
  })

  it('has its own pin again when it is typed again', async () => {
    await open(far, depot)
    await street().fill('500 Locust St')
    await userEvent.tab()
    await says('Found: 500 Locust St')
    await street().fill('1 Depot St')
    await userEvent.tab()
    await says('The pin was set by hand.')
    await save()
    expect(sent).toEqual([{ ...depot, LocatedBy: 'hand' }])
  })

  it('without a pin is looked up when the form opens', async () => {
    await open(found, { ...depot, Latitude: 0, Longitude: 0 })
    await says('Found: 1 Depot St')
  })
})

describe('the pin', () => {
  const latitude = () => (sent.at(-1) as AddressDraft).Latitude
  it('is moved by arrow keys, with Shift further, and stays in focus', async () => {
    await open(found, depot)
    await expect.element(pin()).toBeVisible()
    ;(pin().element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowDown}')
    await says('The pin was set by hand.')
    await save()
    const near = latitude()
    expect(near).toBeLessThan(42.5)
    ;(pin().element() as HTMLElement).focus()
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
    expect(document.activeElement).toBe(pin().element())
    await save()
    expect(latitude() - near).toBeGreaterThan(42.5 - near)
    expect((sent.at(-1) as AddressDraft).Longitude).toBe(-90.66)
  })

  it('is set by a click on the map', async () => {
    await open(found, depot)
    const map = page.getByRole('region', { name: 'Map with the pin' })
    await expect.element(pin()).toBeVisible()
    await map.click({ position: { x: 60, y: 60 } })
    await save()
    await expect.poll(() => sent.length).toBe(1)
    expect(sent.at(-1)).toMatchObject({ LocatedBy: 'hand' })
    expect(latitude()).toBeGreaterThan(42.5)
  })

  it('is dragged', async () => {
    await open(found, depot)
    await expect.element(pin()).toBeVisible()
    const map = page.getByRole('region', { name: 'Map with the pin' })
    await userEvent.dragAndDrop(pin(), map, { targetPosition: { x: 60, y: 60 } })
    await save()
    await expect.poll(() => sent.length).toBe(1)
    expect(sent.at(-1)).toMatchObject({ LocatedBy: 'hand' })
    expect(latitude()).toBeGreaterThan(42.5)
  })
})
