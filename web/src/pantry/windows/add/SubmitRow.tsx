import { Alert, Box, Button, Typography } from '@mui/material'
import type { Refusal } from '../../../../../shared/core/answer.ts'
import { refusalText } from '../../../../../shared/core/refusalText.ts'
import { plural } from '../../../../../shared/core/text/text.ts'
import { windowTexts } from '../../../../../shared/pantry/windows/texts.ts'
import { useLanguage, useText } from '../../../core/words/language.tsx'

interface SubmitRowProps {
  /** Reason that the form can't be sent yet. */
  refusal: Refusal | undefined
  /** Reason that the server did not add them. */
  failure: string | undefined
  count: number
  progress: { done: number; count: number } | undefined
  onCreate: () => void
  onCancel: () => void
}

/** The end of a form of windows: what is wrong, and its buttons. */
export function SubmitRow({ refusal, failure, count, progress, onCreate, onCancel }: SubmitRowProps) {
  const text = useText(windowTexts)
  const { language } = useLanguage()
  const label = count > 0 ? text(plural(language, 'createCount', count), { count }) : text('create')
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {refusal ? (
        <Typography role="status" color="error" variant="body2">
          {refusalText(refusal, language)}
        </Typography>
      ) : null}
      {failure ? <Alert severity="error">{failure}</Alert> : null}
      {progress && progress.count > progress.done && progress.done > 0 ? (
        <Typography role="status" variant="body2">
          {text('sending', progress)}
        </Typography>
      ) : null}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', flexWrap: 'wrap', gap: 1 }}>
        <Button color="inherit" onClick={onCancel} disabled={progress !== undefined}>
          {text('cancel')}
        </Button>
        <Button
          variant="contained"
          onClick={onCreate}
          disabled={refusal !== undefined || count === 0}
          loading={progress !== undefined}
        >
          {label}
        </Button>
      </Box>
    </Box>
  )
}
