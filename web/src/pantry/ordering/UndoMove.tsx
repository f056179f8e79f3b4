import { Button } from '@mui/material'
import { useNavigate } from 'react-router'
import { frameTexts } from '../../../../shared/core/text/frame.ts'
import { useText } from '../../core/words/language.tsx'
import type { PlaceBefore } from './said.ts'
import { useUndoMove } from './useMoveOrder.ts'

/** Takes the move of an order back; its page says so in place of the move. */
export default function UndoMove({ id, before }: { id: number; before: PlaceBefore }) {
  const text = useText(frameTexts)
  const navigate = useNavigate()
  const { back, busy } = useUndoMove()
  const shown = (state: unknown) => void navigate({ search: `?id=${id}` }, { replace: true, state })
  return (
    <Button color="inherit" loading={busy} onClick={() => void back(id, before, shown)} sx={{ minHeight: 44 }}>
      {text('undo')}
    </Button>
  )
}
