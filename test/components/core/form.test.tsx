import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import * as z from 'zod/mini'
import { area } from '../../../shared/core/schema/endpoint.ts'
import { useSubmit } from '../../../web/src/core/data/useSubmit.ts'
import { Form } from '../../../web/src/core/ui/form/Form.tsx'
import { TextField } from '../../../web/src/core/ui/form/fields.tsx'
import { PoundsField } from '../../../web/src/core/ui/form/PoundsField.tsx'
import { answerWith, refusal, show, value, violations } from '../setup.tsx'

/** The form kit: validation before sending, one request a submit, refusals where they belong. */

const { post } = area('shelf')
const putOnShelf = post('putOnShelf', '/api/shelf', {
  summary: '',
  roles: 'anyone',
  resource: 'self',
  body: z.strictObject({ Name: z.string(), Pounds: z.number() }),
  value: z.null(),
  idempotent: true,
})
const schema = z.object({
  name: z.string().check(z.minLength(1, 'Enter a name.')),
  pounds: z.string().check(z.minLength(1, 'Enter pounds.')),
})

function ShelfForm({ onSuccess }: { onSuccess: () => void }) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { name: '', pounds: '' } })
  const submit = useSubmit(form, putOnShelf, {
    toInput: ({ name, pounds }) => ({ Name: name, Pounds: Number(pounds) }),
    onSuccess,
    fieldOf: { Name: 'name' },
  })
  return (
    <Form form={form} onSubmit={submit} submitLabel="Save">
      <TextField control={form.control} name="name" label="Name" />
      <PoundsField control={form.control} name="pounds" label="Weight" ariaLabel="Pounds" />
    </Form>
  )
}

const save = () => page.getByRole('button', { name: 'Save' })
const fill = async (name: string, pounds: string) => {
  await page.getByLabelText('Name').fill(name)
  await page.getByLabelText('Pounds').fill(pounds)
}

it('shows all errors, focuses the first, and sends nothing', async () => {
  const sent = answerWith(() => value(null))
  await show(<ShelfForm onSuccess={vi.fn()} />)
  await save().click()
  await expect.element(page.getByText('Enter a name.')).toBeVisible()
  await expect.element(page.getByText('Enter pounds.')).toBeVisible()
  await expect.element(page.getByLabelText('Name')).toHaveFocus()
  await expect.poll(violations).toEqual([])
  expect(sent).toEqual([])
})

it('sends once, with an idempotency key, however often the button is pressed', async () => {
  const sent = answerWith(() => value(null))
  const onSuccess = vi.fn()
  await show(<ShelfForm onSuccess={onSuccess} />)
  await fill('Carrots', '12.5')
  await save().dblClick()
  await vi.waitFor(() => expect(onSuccess).toHaveBeenCalledOnce())
  expect(sent).toEqual([
    expect.objectContaining({ body: { Name: 'Carrots', Pounds: 12.5 }, key: expect.stringMatching(/^[\w-]{8,}$/) }),
  ])
})

it('rounds pounds to a tenth when the field is left, and says so', async () => {
  answerWith(() => value(null))
  await show(<ShelfForm onSuccess={vi.fn()} />)
  await fill('Carrots', '66.25')
  await page.getByLabelText('Name').click()
  await expect.element(page.getByLabelText('Pounds')).toHaveValue('66.3')
  await expect.element(page.getByText(/66\.3/)).toBeVisible()
  await expect.poll(violations).toEqual([])
})

it('keeps what was typed after a refusal, shows the reason, and clears it with the next change', async () => {
  answerWith(() => refusal('The shelf is full.'))
  const onSuccess = vi.fn()
  await show(<ShelfForm onSuccess={onSuccess} />)
  await fill('Carrots', '3')
  await save().click()
  await expect.element(page.getByText('The shelf is full.')).toBeVisible()
  await expect.element(page.getByLabelText('Name')).toHaveValue('Carrots')
  await expect.poll(violations).toEqual([])
  await page.getByLabelText('Name').fill('Beets')
  await expect.element(page.getByText('The shelf is full.')).not.toBeInTheDocument()
  expect(onSuccess).not.toHaveBeenCalled()
})

it('puts the server’s objection to a field at that field', async () => {
  answerWith(() => Response.json({ Successful: false, Message: 'Name: is taken' }, { status: 400 }))
  await show(<ShelfForm onSuccess={vi.fn()} />)
  await fill('Carrots', '3')
  await save().click()
  await expect.element(page.getByLabelText('Name')).toHaveAccessibleDescription('is taken')
})
