import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import type { BaseSyntheticEvent, ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { app } from '../../../shared/text/app.ts'
import { partyTexts } from '../../../shared/text/parties.ts'
import type { Texts } from '../../../shared/text/text.ts'
import { useText } from '../app/language.tsx'
import { FormElement } from '../ui/form/FormElement.tsx'
import { RootError } from '../ui/form/RootError.tsx'

interface PartyDialogProps<V extends FieldValues, Sent> {
  title: string
  form: UseFormReturn<V, unknown, Sent>
  onSubmit: (event?: BaseSyntheticEvent) => Promise<void>
  onClose: () => void
  mayEdit: boolean
  texts?: Texts
  children: ReactNode
}

/** A short form over its list. */
export function PartyDialog<V extends FieldValues, Sent>(props: PartyDialogProps<V, Sent>) {
  const { title, form, onSubmit, onClose, mayEdit, texts = partyTexts, children } = props
  const text = useText(app)
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="party-title">
      <FormElement form={form} onSubmit={onSubmit} texts={texts}>
        <DialogTitle id="party-title">{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2.5} sx={{ pt: 1 }}>
            {children}
            <RootError control={form.control} />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {text(mayEdit ? 'cancel' : 'close')}
          </Button>
          {mayEdit ? (
            <Button type="submit" variant="contained" loading={form.formState.isSubmitting}>
              {text('save')}
            </Button>
          ) : null}
        </DialogActions>
      </FormElement>
    </Dialog>
  )
}
