import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Button from '@mui/material/Button'
import type { Endpoint } from '../../../shared/api/endpoint.ts'
import { partyTexts } from '../../../shared/text/parties.ts'
import { useConfirm } from '../app/confirm.tsx'
import { useShowFailure } from '../app/failure.ts'
import { useText } from '../app/language.tsx'
import { useToast } from '../app/toast.tsx'
import { useAction } from '../data/useAction.ts'

interface DeleteButtonProps<I> {
  endpoint: Endpoint<I, null>
  input: NoInfer<I>
  name: string
  onDeleted: () => void
}

/** Asks, then deletes what was never used; a refusal says what keeps it. */
export function DeleteButton<I>({ endpoint, input, name, onDeleted }: DeleteButtonProps<I>) {
  const text = useText(partyTexts)
  const confirm = useConfirm()
  const toast = useToast()
  const showFailure = useShowFailure()
  const { run, busy } = useAction(endpoint)
  const remove = async () => {
    const question = { title: text('deleteQuestion', { name }), text: text('deleteText'), confirm: text('delete') }
    if (!(await confirm({ ...question, isDangerous: true }))) return
    try {
      await run(input)
    } catch (error) {
      return showFailure(error)
    }
    toast(text('deleted', { name }))
    onDeleted()
  }
  return (
    <Button color="error" startIcon={<DeleteOutlined />} loading={busy} onClick={() => void remove()}>
      {text('delete')}
    </Button>
  )
}
