import { Box, FormHelperText, type SxProps, type Theme } from '@mui/material'
import type { ReactNode } from 'react'

interface FieldGroupProps {
  /** Error of the whole group, in words. */
  error: string | undefined
  sx?: SxProps<Theme>
  children: ReactNode
}

/** Several controls that make up one answer, and its error: the first control gets the focus. */
export const FieldGroup = ({ error, sx, children }: FieldGroupProps) => (
  <Box {...(error ? { 'data-form-error': true } : {})} {...(sx ? { sx } : {})}>
    {children}
    {error ? (
      <FormHelperText error role="alert">
        {error}
      </FormHelperText>
    ) : null}
  </Box>
)
