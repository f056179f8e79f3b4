import { Alert } from '@mui/material'
import type { CartNote } from '../../../../shared/pantry/ordering/cart.ts'
import { cartTexts } from '../../../../shared/pantry/ordering/texts/cart.ts'
import { useText } from '../../core/words/language.tsx'
import { useOrdering } from './useOrdering.ts'

/** Notes on what can no longer be had: to staff in the words of the specification (sections 5 and 8), to a family in plain ones. */
export function CartNotes({ notes }: { notes: readonly CartNote[] }) {
  const text = useText(cartTexts)
  const { isOwn } = useOrdering()
  if (notes.length === 0) return null
  const gone = notes.filter(({ kind }) => kind === 'gone').map(({ name }) => name)
  return (
    <Alert severity="warning" role="alert" sx={{ mb: 1.5 }}>
      {notes.map((note) =>
        note.kind === 'gone' ? null : (
          <div key={note.id}>
            {text('removedOf', {
              name: note.name,
              note: text(isOwn ? 'tookOut' : note.kind === 'cut' ? 'removedMatch' : 'removedMatchStop', {
                n: note.count,
              }),
            })}
          </div>
        ),
      )}
      {gone.length > 0 ? <div>{text('gone', { names: gone.join(', ') })}</div> : null}
    </Alert>
  )
}
