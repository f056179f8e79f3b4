import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useState } from 'react'
import * as donors from '../../../../shared/network/donors/api.ts'
import { ApiKeyDraft } from '../../../../shared/network/donors/apiKey.ts'
import { apiKeyTexts } from '../../../../shared/network/donors/texts/apiKeys.ts'
import { useSubmit } from '../../core/data/useSubmit.ts'
import { FormDialog } from '../../core/ui/form/FormDialog.tsx'
import { TextField } from '../../core/ui/form/fields.tsx'
import { useDraftForm } from '../../core/ui/form/useDraftForm.ts'
import { TextInput } from '../../core/ui/inputs.tsx'
import { useText } from '../../core/words/language.tsx'
import { useCopy } from '../../core/words/useCopy.ts'

interface ApiKeyDialogProps {
  donorId: number
  onClose: () => void
}

/** Makes a key, and shows it once. */
export default function ApiKeyDialog({ donorId, onClose }: ApiKeyDialogProps) {
  const text = useText(apiKeyTexts)
  const [made, setMade] = useState<{ key: string | null }>()
  const form = useDraftForm(ApiKeyDraft, { Name: '' })
  const submit = useSubmit(form, donors.createDonorApiKey, {
    toInput: (sent) => ({ donorId, ...sent }),
    onSuccess: ({ Key }) => setMade({ key: Key }),
  })
  if (made) return <ShownKey apiKey={made.key} onClose={onClose} />
  return (
    <FormDialog
      title={text('addTitle')}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      texts={apiKeyTexts}
      submitLabel={text('create')}
    >
      <TextField control={form.control} name="Name" label={text('name')} helperText={text('nameText')} autoFocus />
    </FormDialog>
  )
}

/** The key itself; null when the answer that held it was lost. It is closed by its button alone. */
function ShownKey({ apiKey, onClose }: { apiKey: string | null; onClose: () => void }) {
  const text = useText(apiKeyTexts)
  const copy = useCopy()
  const said = { done: text('copied'), failed: text('copyFailed') }
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby="key-title">
      <DialogTitle id="key-title">{text(apiKey === null ? 'lostTitle' : 'shownTitle')}</DialogTitle>
      <DialogContent>
        <Alert severity="warning" sx={{ mb: 2 }}>
          {text(apiKey === null ? 'lostText' : 'shownText')}
        </Alert>
        {apiKey === null ? null : (
          <TextInput
            label={text('key')}
            value={apiKey}
            onChange={() => undefined}
            multiline
            htmlInput={{ readOnly: true, spellCheck: false }}
          />
        )}
      </DialogContent>
      <DialogActions>
        {apiKey === null ? null : <Button onClick={() => void copy(apiKey, said)}>{text('copy')}</Button>}
        <Button variant="contained" onClick={onClose}>
          {text('done')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
