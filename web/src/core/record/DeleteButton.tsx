import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import { Button } from '@mui/material'
import { recordTexts } from '../../../../shared/core/record/texts.ts'
import type { Endpoint } from '../../../../shared/core/schema/endpoint.ts'
import { useAction } from '../data/useAction.ts'
import { useText } from '../words/language.tsx'

interface DeleteButtonProps<I> {
  endpoint: Endpoint<I, null>
  input: NoInfer<I>
  name: string
  /** The page is about what is deleted, and closes after it. */
  isLeaving?: boolean
  onDeleted: () => void
}

/** Asks, then deletes what was never used; a refusal says what keeps it. */
export function DeleteButton<I>({ endpoint, input, name, isLeaving = false, onDeleted }: DeleteButtonProps<I>) {
  const text = useText(recordTexts)
  const { act, busy } = useAction({ isLeaving })
  const remove = () => {
    const question = { title: text('deleteQuestion', { name }), text: text('deleteText'), confirm: text('delete') }
    const words = { ask: { ...question, isDangerous: true }, done: text('deleted', { name }), onDone: onDeleted }
    return act(endpoint, input, words)
  }
  return (
    <Button color="error" startIcon={<DeleteOutlined />} loading={busy} onClick={() => void remove()}>
      {text('delete')}
    </Button>
  )
}
