import { Alert, Button, Stack, Typography } from '@mui/material'
import { linkedOrderTexts } from '../../../../shared/pantry/ordering/texts/linkedOrder.ts'
import { useConfirm } from '../../core/words/confirm.tsx'
import { useText } from '../../core/words/language.tsx'
import type { OpenLinkedOrder } from './useLinkedOrder.ts'

/** The regular order that placed it, which ends here with one more tap; this order stays. */
export function LinkedRegular({ open }: { open: OpenLinkedOrder }) {
  const text = useText(linkedOrderTexts)
  const ask = useConfirm()
  const end = async () => {
    const question = { title: text('endRegularAsk'), text: text('endRegularText'), confirm: text('endRegularYes') }
    if (await ask({ ...question, cancel: text('back'), isDangerous: true })) await open.endRegular()
  }
  if (open.isRegularEnded)
    return (
      <Alert severity="info" role="status">
        {text('regularEnded')}
      </Alert>
    )
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Typography>{text('regular')}</Typography>
      <Button
        color="inherit"
        variant="outlined"
        loading={open.busy === 'endRegular'}
        disabled={open.busy !== undefined}
        onClick={() => void end()}
        sx={{ minHeight: 48 }}
      >
        {text('endRegular')}
      </Button>
    </Stack>
  )
}
