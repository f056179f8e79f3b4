import {
  Box,
  Button,
  type ButtonProps,
  Dialog,
  DialogActions,
  DialogContent,
  type DialogProps,
  DialogTitle,
  Stack,
  useMediaQuery,
} from '@mui/material'
import { type ReactNode, useId } from 'react'
import { type FieldValues, useFormState } from 'react-hook-form'
import { frameTexts } from '../../../../../shared/core/text/frame.ts'
import type { Texts } from '../../../../../shared/core/text/text.ts'
import { useText } from '../../words/language.tsx'
import { FormElement, type FormElementProps } from './FormElement.tsx'
import { RootError } from './RootError.tsx'

interface FormDialogProps<V extends FieldValues, Sent> extends Omit<FormElementProps<V, Sent>, 'spacing' | 'texts'> {
  texts: Texts
  title: string
  onClose: () => void
  /** The verb of the form; 'Save' without one. */
  submitLabel?: string
  submitProps?: Pick<ButtonProps, 'color' | 'disabled' | 'autoFocus'>
  /** Replaces 'Cancel' when it would be read as the form's own verb. */
  cancelLabel?: string
  /** A button beside those of the form, such as one that deletes. */
  extra?: ReactNode
  /** A form that can only be read has no submit button. */
  isReadOnly?: boolean
  maxWidth?: DialogProps['maxWidth']
  /** A long form takes the whole screen of a phone. */
  isLong?: boolean
}

/** A form over its page, with its buttons at the end: `<FormDialog form={form} onSubmit={useSubmit(form, …)} …>`. */
export function FormDialog<V extends FieldValues, Sent>(props: FormDialogProps<V, Sent>) {
  const { title, onClose, submitLabel, submitProps, cancelLabel, isReadOnly = false } = props
  const { extra, maxWidth = 'sm', isLong = false, form, onSubmit, texts, children } = props
  const text = useText(frameTexts)
  const titleId = useId()
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'))
  const { isSubmitting } = useFormState({ control: form.control })
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth={maxWidth}
      fullScreen={isLong && isPhone}
      aria-labelledby={titleId}
    >
      <FormElement form={form} onSubmit={onSubmit} texts={texts}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          {/* The label of an outlined field stands above its border. */}
          <Stack spacing={2.5} sx={{ pt: 1 }}>
            {children}
            <RootError control={form.control} />
          </Stack>
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
          {extra ? <Box sx={{ mr: 'auto' }}>{extra}</Box> : null}
          <Button color="inherit" onClick={onClose}>
            {cancelLabel ?? text(isReadOnly ? 'close' : 'cancel')}
          </Button>
          {isReadOnly ? null : (
            <Button type="submit" variant="contained" {...submitProps} loading={isSubmitting}>
              {submitLabel ?? text('save')}
            </Button>
          )}
        </DialogActions>
      </FormElement>
    </Dialog>
  )
}
