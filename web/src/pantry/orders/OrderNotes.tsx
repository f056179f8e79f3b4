import { Box, Stack, Typography } from '@mui/material'
import { lazy, Suspense } from 'react'
import type { OrderNote } from '../../../../shared/pantry/orders/note.ts'
import { orderWorkTexts } from '../../../../shared/pantry/orders/texts/orderWork.ts'
import type { ShownOrder } from '../../../../shared/pantry/orders/wire.ts'
import { instantText } from '../../core/time/time.ts'
import { Panel } from '../../core/ui/Panel.tsx'
import { FormSkeleton } from '../../core/ui/Skeletons.tsx'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { Identicon } from './Identicon.tsx'

const OrderNoteForm = lazy(() => import('./OrderNoteForm.tsx'))

interface NotesProps {
  order: ShownOrder
  isReadOnly: boolean
}

/** Notes of staff on the order, and a field for more. */
export function OrderNotes({ order, isReadOnly }: NotesProps) {
  const text = useText(orderWorkTexts)
  return (
    <Panel title={text('notes')}>
      <Stack spacing={2.5}>
        {order.Notes.length === 0 ? <Typography color="textSecondary">{text('noNotes')}</Typography> : null}
        {order.Notes.map((note) => (
          <NoteLine key={note.ID} note={note} />
        ))}
        {isReadOnly ? null : (
          <Suspense fallback={<FormSkeleton fields={2} />}>
            <OrderNoteForm id={order.ID} />
          </Suspense>
        )}
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
