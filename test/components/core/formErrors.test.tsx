import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import * as z from 'zod/mini'
import { area } from '../../../shared/core/schema/endpoint.ts'
import { phoneBarHeight } from '../../../web/src/core/app/tokens.ts'
import { useSubmit } from '../../../web/src/core/data/useSubmit.ts'
import { FieldGroup } from '../../../web/src/core/ui/form/FieldGroup.tsx'
import { Form } from '../../../web/src/core/ui/form/Form.tsx'
import { TextField } from '../../../web/src/core/ui/form/fields.tsx'
import { ToggleButtons } from '../../../web/src/core/ui/form/ToggleButtons.tsx'
import { answerWith, refusal, show, value, violations } from '../setup.tsx'

/** Errors of a form that is longer than a phone's screen, whose buttons are sticky at the bottom. */

const names = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
] as const
const { post } = area('shelf')
const putOnShelf = post('putOnShelf', '/api/shelf', {
  summary: '',
  roles: 'anyone',
  resource: 'self',
  body: z.strictObject({ Names: z.array(z.string()) }),
  value: z.null(),
  idempotent: true,
})
const filled = z.string().check(z.minLength(1, 'Fill this in.'))
const schema = z.object(Object.fromEntries(names.map((name) => [name, filled])))

function LongForm({ missing, isDay }: { missing: string; isDay: boolean }) {
  const defaultValues = Object.fromEntries(names.map((name) => [name, name === missing ? '' : name]))
  const form = useForm({ resolver: zodResolver(schema), defaultValues })
  const submit = useSubmit(form, putOnShelf, {
    toInput: (values) => ({ Names: Object.values(values) }),
    onSuccess: vi.fn(),
  })
  return (
    <Form form={form} onSubmit={submit} submitLabel="Save" spacing={6}>
      {names.map((name) => (
        <TextField key={name} control={form.control} name={name} label={name} />
      ))}
      <FieldGroup error={isDay ? undefined : 'Choose a day.'}>
        <ToggleButtons
          label="Day"
          choices={[{ value: 'today', label: 'Today' }]}
          isChosen={() => isDay}
          onChoose={() => undefined}
        />
      </FieldGroup>
    </Form>
  )
}

const boxOf = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect()
/** Tells if all of an element is on the screen and above the bar with the buttons. */
const isClear = (element: Element | null) => {
  const { top, bottom } = boxOf(element)
  return top >= 0 && bottom <= boxOf(document.querySelector('button[type=submit]')).top
}
const save = () => page.getByRole('button', { name: 'Save' }).click()

it.each(['one', 'nine', 'twelve'])(
  'shows the error of field %s clear of the sticky bar of a phone',
  async (missing) => {
    await page.viewport(390, 844)
    answerWith(() => value(null))
    await show(<LongForm missing={missing} isDay />)
    await save()
    await expect.element(page.getByLabelText(missing, { exact: true })).toHaveFocus()
    await expect.poll(() => isClear(page.getByText('Fill this in.').element())).toBe(true)
    await expect.poll(violations).toEqual([])
  },
)

it('shows why the server refused it, wherever the page is scrolled', async () => {
  await page.viewport(390, 844)
  answerWith(() => refusal('The shelf is full.'))
  // The page keeps room for the navigation below it, as the frame does.
  await show(
    <div style={{ paddingBottom: phoneBarHeight }}>
      <LongForm missing="" isDay />
    </div>,
  )
  await save()
  await expect.element(page.getByText('The shelf is full.')).toBeVisible()
  await expect.poll(() => isClear(page.getByRole('alert').element())).toBe(true)
})

it('focuses the first button of a group that has no answer', async () => {
  answerWith(() => value(null))
  await show(<LongForm missing="" isDay={false} />)
  await save()
  await expect.element(page.getByRole('button', { name: 'Today' })).toHaveFocus()
})
