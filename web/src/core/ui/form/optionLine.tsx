import { Box } from '@mui/material'
import type { HTMLAttributes, Key } from 'react'

/** `renderOption` of an Autocomplete: the option's name and, where there is one, a second line. */
export const optionLine =
  <O,>(label: (option: O) => string, detail?: (option: O) => string | null) =>
  ({ key, ...item }: HTMLAttributes<HTMLLIElement> & { key: Key }, option: O) => (
    <Box component="li" key={key} {...item}>
      <div>
        {label(option)}
        {detail ? (
          <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>{detail(option)}</Box>
        ) : null}
      </div>
    </Box>
  )
