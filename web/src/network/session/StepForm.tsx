import { Alert, Box, Button, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import type { Control } from 'react-hook-form'
import * as z from 'zod/mini'
import { signingIn } from '../../../../shared/network/session/texts.ts'
import { FormElement } from '../../core/ui/form/FormElement.tsx'
import { RootError } from '../../core/ui/form/RootError.tsx'
import { useDraftForm } from '../../core/ui/form/useDraftForm.ts'
import { useText } from '../../core/words/language.tsx'
import { useNewPasswordRefusal } from './newPassword.ts'
import { signInErrorText } from './signInErrors.ts'

type Field = 'username' | 'password' | 'code'
export type StepEntries = Record<Field, string>

interface StepFormProps {
  title: string
  lead?: string
  notice?: string | undefined
  /** Failure of whatever led here. */
  failure?: unknown
  submit: string
  fields: readonly Field[]
  userName: string
  onSubmit: (entered: StepEntries) => Promise<void>
  /** The password is a new one. */
  isChoosing?: boolean
  children: (control: Control<StepEntries>) => ReactNode
  below: ReactNode
}

const filled = z.string().check(z.minLength(1, 'errorMissing'))
const stepSchema = (fields: readonly Field[]) => {
  const schemaOf = (field: Field) => (fields.includes(field) ? filled : z.string())
  return z.object({ username: schemaOf('username'), password: schemaOf('password'), code: schemaOf('code') })
}

/** One step of signing in: what to enter, one button, and the ways to other steps below it. */
export function StepForm(props: StepFormProps) {
  const {
    title,
    lead,
    notice,
    failure,
    submit,
    fields,
    userName,
    onSubmit,
    isChoosing = false,
    children,
    below,
  } = props
  const text = useText(signingIn)
  const refusalOf = useNewPasswordRefusal()
  const form = useDraftForm(stepSchema(fields), { username: userName, password: '', code: '' })
  const send = form.handleSubmit(async (entered) => {
    try {
      const message = isChoosing ? await refusalOf(entered.password, [userName]) : undefined
      if (message !== undefined) return form.setError('password', { message })
      await onSubmit(entered)
    } catch (error) {
      form.setError('root', { message: signInErrorText(error) })
    }
  })
  return (
    <FormElement form={form} onSubmit={send} texts={signingIn}>
      <Typography variant="h1" gutterBottom>
        {title}
      </Typography>
      {lead ? <Typography color="textSecondary">{lead}</Typography> : null}
      <Box sx={{ display: 'grid', gap: 2, pt: 3 }}>
        {notice ? (
          <Alert severity="success" role="status">
            {notice}
          </Alert>
        ) : null}
        {failure ? <Alert severity="error">{text(signInErrorText(failure))}</Alert> : null}
        <RootError control={form.control} />
        {children(form.control)}
        <Button type="submit" variant="contained" size="large" loading={form.formState.isSubmitting}>
          {submit}
        </Button>
        {below}
      </Box>
    </FormElement>
  )
}
