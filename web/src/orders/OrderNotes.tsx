import { zodResolver } from '@hookform/resolvers/zod'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import * as orders from '../../../shared/api/orders.ts'
import { maxOrderNote, type OrderNote } from '../../../shared/order/note.ts'
import type { ShownOrder } from '../../../shared/order/wire.ts'
import { orderWorkTexts } from '../../../shared/text/orderWork.ts'
import { useLanguage, useText } from '../app/language.tsx'
import { useToast } from '../app/toast.tsx'
import { Refused } from '../data/client.ts'
import { useRefresh } from '../data/useApi.ts'
import { useSubmit } from '../data/useSubmit.ts'
import { FormElement } from '../ui/form/FormElement.tsx'
import { TextField } from '../ui/form/fields.tsx'
import { RootError } from '../ui/form/RootError.tsx'
import { CheckboxField } from '../ui/form/switches.tsx'
import { Panel } from '../ui/Panel.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { instantText } from '../ui/time.ts'
import { Identicon } from './Identicon.tsx'

interface NotesProps {
  order: ShownOrder
  isReadOnly: boolean
}

/** What staff wrote about the order, and a field for more. */
export function OrderNotes({ order, isReadOnly }: NotesProps) {
  const text = useText(orderWorkTexts)
  return (
    <Panel title={text('notes')}>
      <Stack spacing={2.5}>
        {order.Notes.length === 0 ? <Typography color="textSecondary">{text('noNotes')}</Typography> : null}
        {order.Notes.map((note) => (
          <NoteLine key={note.ID} note={note} />
        ))}
        {isReadOnly ? null : <NoteForm id={order.ID} />}
      </Stack>
    </Panel>
  )
}

function NoteLine({ note }: { note: OrderNote }) {
  const text = useText(orderWorkTexts)
  const { language } = useLanguage()
  const name = note.User?.UserName ?? ''
  return (
    <Box sx={{ display: 'flex', gap: 2 }}>
      <Identicon name={name} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="body2" color="textSecondary">
          {name} · {instantText(note.Created, language)}
        </Typography>
        <Typography sx={{ whiteSpace: 'pre-wrap' }}>{note.Note}</Typography>
        {note.IsVisibleToFoodInsecureNeighbor ? <StatusChip tone="info" label={text('visibleMark')} /> : null}
      </Box>
    </Box>
  )
}

const empty = { Note: '', IsVisibleToFoodInsecureNeighbor: false }
const noteForm = z.object({
  Note: z.string().check(
    z.maxLength(maxOrderNote),
    z.refine((typed) => typed.trim() !== '', 'noteMissing'),
  ),
  IsVisibleToFoodInsecureNeighbor: z.boolean(),
})

function NoteForm({ id }: { id: number }) {
  const text = useText(orderWorkTexts)
  const toast = useToast()
  const refresh = useRefresh()
  const form = useForm({ resolver: zodResolver(noteForm), defaultValues: empty })
  const submit = useSubmit(form, orders.addOrderNote, {
    toInput: (note) => ({ id, ...note }),
    onSuccess: () => {
      form.reset(empty)
      toast(text('noteAdded'))
      void refresh(orders.getOrder)
    },
    failed: (error) => (error instanceof Refused ? error.reason || text('noteFailed') : text('noteFailedTransport')),
  })
  return (
    <FormElement form={form} onSubmit={submit} texts={orderWorkTexts} spacing={1}>
      <TextField
        control={form.control}
        name="Note"
        label={text('note')}
        multiline
        minRows={2}
        htmlInput={{ maxLength: maxOrderNote }}
      />
      <CheckboxField control={form.control} name="IsVisibleToFoodInsecureNeighbor" label={text('visible')} />
      <RootError control={form.control} />
      <Button type="submit" variant="contained" loading={form.formState.isSubmitting} sx={{ alignSelf: 'flex-end' }}>
        {text('addNote')}
      </Button>
    </FormElement>
  )
}
