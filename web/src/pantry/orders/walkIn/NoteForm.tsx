import { Alert, Autocomplete, Box, TextField as MuiTextField, Typography } from '@mui/material'
import { type Control, useController, useWatch } from 'react-hook-form'
import { notedWalkInTexts } from '../../../../../shared/pantry/orders/texts/handOverLater.ts'
import { orderWorkTexts } from '../../../../../shared/pantry/orders/texts/orderWork.ts'
import { newKey } from '../../../core/data/client.ts'
import { useSession } from '../../../core/data/useSession.ts'
import { serverNow } from '../../../core/time/clock.ts'
import { Form } from '../../../core/ui/form/Form.tsx'
import { TextField } from '../../../core/ui/form/fields.tsx'
import { SelectField } from '../../../core/ui/form/SelectField.tsx'
import { useChoiceTexts } from '../../../core/ui/form/useChoiceTexts.ts'
import { useDraftForm } from '../../../core/ui/form/useDraftForm.ts'
import { Panel } from '../../../core/ui/Panel.tsx'
import { useText } from '../../../core/words/language.tsx'
import { HouseholdFields } from '../handOver/HouseholdFields.tsx'
import { type KeptTable, keptTable } from './keptTable.ts'
import type { Noted } from './notedWalkIns.ts'
import { QuantityButtons } from './QuantityButtons.tsx'
import { RecipientFields } from './RecipientFields.tsx'
import { nothingTaken, typedPounds, type WalkInValues, walkInForm } from './walkInValues.ts'

/** Without a connection: who was served and with what, by name. The household itself is found when it is recorded. */
export default function NoteForm({ onNoted }: { onNoted: (noted: Noted) => void }) {
  const text = useText(notedWalkInTexts)
  const workText = useText(orderWorkTexts)
  const kept = keptTable(useSession().EntityID)
  const places = kept?.places ?? []
  const form = useDraftForm(walkInForm, nothingTaken(places[0]?.ID ?? null))
  const submit = form.handleSubmit((values) => {
    const Name = values.Name.trim()
    if (Name === '') return form.setError('Name', { message: text('nameMissing') })
    if (values.items.length === 0 && typedPounds(values.Pounds) === 0)
      return form.setError('Pounds', { message: text('nothingTaken') })
    return onNoted({ key: newKey(), at: new Date(serverNow()).toISOString(), values: { ...values, Name } })
  })
  return (
    <Panel title={workText('walkInWho')}>
      <Form form={form} onSubmit={submit} texts={orderWorkTexts} submitLabel={text('save')}>
        <Alert severity="info" role="note">
          {text('lead')}
        </Alert>
        <TextField control={form.control} name="Name" label={text('name')} htmlInput={{ maxLength: 200 }} />
        {places.length > 1 ? (
          <SelectField
            control={form.control}
            name="PantryLocationID"
            label={workText('walkInPlace')}
            options={places.map(({ ID, Name }) => ({ value: ID, label: Name }))}
          />
        ) : null}
        <KeptProducts control={form.control} products={kept?.products ?? []} />
        <Pounds control={form.control} />
        <RecipientFields control={form.control} />
        <HouseholdFields control={form.control} />
      </Form>
    </Panel>
  )
}

interface PartProps {
  control: Control<WalkInValues>
}

function Pounds({ control }: PartProps) {
  const text = useText(orderWorkTexts)
  const pounds = useWatch({ control, name: 'Pounds' })
  const htmlInput = { inputMode: 'decimal', maxLength: 7, autoComplete: 'off' } as const
  return (
    <>
      <TextField control={control} name="Pounds" label={text('walkInPounds')} htmlInput={htmlInput} />
      {typedPounds(pounds) > 0 ? (
        <TextField control={control} name="TefapPounds" label={text('walkInTefapPounds')} htmlInput={htmlInput} />
      ) : null}
    </>
  )
}

/** Products by the names that the device keeps; how many the shelf has is not known here. */
function KeptProducts({ control, products }: PartProps & Pick<KeptTable, 'products'>) {
  const text = useText(orderWorkTexts)
  const notedText = useText(notedWalkInTexts)
  const choiceNames = useChoiceTexts()
  const { field } = useController({ control, name: 'items' })
  const items: WalkInValues['items'] = field.value
  if (products.length === 0) return <Typography variant="body2">{notedText('noProducts')}</Typography>
  const open = products.filter(({ ID }) => !items.some(({ id }) => id === ID))
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Autocomplete
        {...choiceNames}
        // Emptied after each choice: the next product follows.
        key={items.map(({ id }) => id).join()}
        options={open}
        value={null}
        onChange={(_, chosen) =>
          chosen && field.onChange([...items, { id: chosen.ID, name: chosen.Name, quantity: 1, accepted: [] }])
        }
        getOptionLabel={({ Name }) => Name}
        getOptionKey={({ ID }) => ID}
        renderInput={(params) => <MuiTextField {...params} label={text('walkInProduct')} />}
      />
      {items.map((item) => (
        <Box key={item.id} sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <Typography sx={{ flex: 1, minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>{item.name}</Typography>
          <QuantityButtons
            product={{ Name: item.name }}
            quantity={item.quantity}
            isBlocked={false}
            onChange={(quantity) =>
              field.onChange(
                items.flatMap((one) => (one !== item ? [one] : quantity > 0 ? [{ ...one, quantity }] : [])),
              )
            }
          />
        </Box>
      ))}
    </Box>
  )
}
