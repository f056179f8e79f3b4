import { Button } from '@mui/material'
import { type ReactNode, useEffect, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { words } from '../../../shared/core/text/words.ts'
import { FormActions } from '../core/ui/FormActions.tsx'
import { Form } from '../core/ui/form/Form.tsx'
import { FormDialog } from '../core/ui/form/FormDialog.tsx'
import { FormElement } from '../core/ui/form/FormElement.tsx'
import { DateField, TextField } from '../core/ui/form/fields.tsx'
import { HourField } from '../core/ui/form/HourField.tsx'
import { PoundsField } from '../core/ui/form/PoundsField.tsx'
import { RestoredNote } from '../core/ui/form/RestoredNote.tsx'
import { RootError } from '../core/ui/form/RootError.tsx'
import { SearchField } from '../core/ui/form/SearchField.tsx'
import { SelectField } from '../core/ui/form/SelectField.tsx'
import { CheckboxField, SwitchField } from '../core/ui/form/switches.tsx'
import { TranslatedFields } from '../core/ui/form/TranslatedFields.tsx'
import { useSample } from './sample.ts'
import type { ShownPart } from './shownPart.ts'

interface Sample {
  Name: string
  Day: string
  Hour: number
  Pounds: string
  Place: number | null
  IsActive: boolean
  Translations: Record<string, { Name: string }>
}
type SampleForm = UseFormReturn<Sample>

function useSampleForm(isWrong = false): SampleForm {
  const say = useSample()
  const form = useForm<Sample>({
    defaultValues: {
      Name: say('place'),
      Day: '2026-11-28',
      Hour: 17,
      Pounds: '120.5',
      Place: 1,
      IsActive: true,
      Translations: { es: { Name: '' } },
    },
  })
  const { setError } = form
  const problem = isWrong ? say('problem') : undefined
  useEffect(() => {
    if (!problem) return
    for (const name of ['Name', 'Day', 'Pounds', 'Place', 'root'] as const) setError(name, { message: problem })
  }, [problem, setError])
  return form
}
const stay = async (event: { preventDefault: () => void }) => event.preventDefault()

/** A field within a form of its own, at rest and with an error. */
function InForm({ isWrong = false, children }: { isWrong?: boolean; children: (form: SampleForm) => ReactNode }) {
  const form = useSampleForm(isWrong)
  return (
    <FormElement form={form} onSubmit={stay}>
      {children(form)}
    </FormElement>
  )
}
type Drawn = (form: SampleForm, say: ReturnType<typeof useSample>) => ReactNode
const inForm = (draw: Drawn): ShownPart['states'] => ({
  rest: () => {
    const say = useSample()
    return <InForm>{(form) => draw(form, say)}</InForm>
  },
  wrong: () => {
    const say = useSample()
    return <InForm isWrong>{(form) => draw(form, say)}</InForm>
  },
})

function OpenedForm() {
  const say = useSample()
  const form = useSampleForm()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {say('form')}
      </Button>
      {isOpen ? (
        <FormDialog form={form} title={say('post')} texts={words} onSubmit={stay} onClose={() => setOpen(false)}>
          <TextField control={form.control} name="Name" label={say('name')} />
        </FormDialog>
      ) : null}
    </>
  )
}

const places = [{ ID: 1 }, { ID: 2 }]

export const formParts: readonly ShownPart[] = [
  {
    name: 'TextField',
    of: TextField,
    states: inForm(({ control }, say) => <TextField control={control} name="Name" label={say('name')} />),
  },
  {
    name: 'DateField',
    of: DateField,
    states: inForm(({ control }, say) => <DateField control={control} name="Day" label={say('name')} />),
  },
  {
    name: 'HourField',
    of: HourField,
    states: inForm(({ control }, say) => (
      <HourField control={control} name="Hour" label={say('name')} hours={[16.5, 17, 17.5]} />
    )),
  },
  {
    name: 'PoundsField',
    of: PoundsField,
    states: inForm(({ control }, say) => (
      <PoundsField control={control} name="Pounds" label={say('pounds')} ariaLabel={say('pounds')} />
    )),
  },
  {
    name: 'SelectField',
    of: SelectField,
    states: inForm(({ control }, say) => (
      <SelectField
        control={control}
        name="Place"
        label={say('place')}
        emptyLabel={say('empty')}
        options={[{ value: 1, label: say('place') }]}
      />
    )),
  },
  {
    name: 'SearchField',
    of: SearchField,
    states: inForm(({ control }, say) => (
      <SearchField
        control={control}
        name="Place"
        label={say('place')}
        options={places}
        optionLabel={({ ID }) => say(ID === 1 ? 'place' : 'longPlace')}
      />
    )),
  },
  {
    name: 'CheckboxField',
    of: CheckboxField,
    states: inForm(({ control }, say) => <CheckboxField control={control} name="IsActive" label={say('packed')} />),
  },
  {
    name: 'SwitchField',
    of: SwitchField,
    states: inForm(({ control }, say) => (
      <SwitchField control={control} name="IsActive" label={say('packed')} explanation={say('hint')} />
    )),
  },
  {
    name: 'TranslatedFields',
    of: TranslatedFields,
    states: inForm((_, say) => (
      <TranslatedFields openLabel={say('form')} texts={[{ name: 'Name', label: say('name'), maxLength: 100 }]} />
    )),
  },
  { name: 'RootError', of: RootError, states: inForm(({ control }) => <RootError control={control} />) },
  {
    name: 'FormElement',
    of: FormElement,
    states: inForm(({ control }, say) => <TextField control={control} name="Name" label={say('name')} />),
  },
  {
    name: 'Form',
    of: Form,
    states: {
      rest: () => {
        const say = useSample()
        const form = useSampleForm()
        return (
          <Form form={form} onSubmit={stay} submitLabel={say('post')} cancelHref="#">
            <TextField control={form.control} name="Name" label={say('name')} />
          </Form>
        )
      },
    },
  },
  {
    name: 'FormActions',
    of: FormActions,
    states: {
      rest: () => {
        const say = useSample()
        return (
          <FormActions>
            <Button color="error">{say('decline')}</Button>
            <Button variant="contained">{say('post')}</Button>
          </FormActions>
        )
      },
    },
  },
  {
    name: 'RestoredNote',
    of: RestoredNote,
    states: {
      rest: () => {
        const say = useSample()
        return (
          <RestoredNote label={say('decline')} onStartAgain={() => undefined}>
            {say('sentence')}
          </RestoredNote>
        )
      },
    },
  },
  { name: 'FormDialog', of: FormDialog, states: { rest: () => <OpenedForm /> } },
]
