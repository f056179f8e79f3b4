import { ButtonBase, type SxProps, type Theme } from '@mui/material'
import type { AriaAttributes, ReactNode } from 'react'

interface LineButtonProps extends Pick<AriaAttributes, 'aria-current'> {
  /** Target of the link, or what a press does. */
  href?: string
  onClick?: () => void
  /** Styles of the line's layout. */
  sx?: SxProps<Theme>
  children: ReactNode
}

/** A whole line of a list to press, divided from the line above, with a mark under the pointer and the keyboard's focus. */
export function LineButton({ href, sx, ...props }: LineButtonProps) {
  const looks = [look, ...(Array.isArray(sx) ? sx : [sx])]
  return href === undefined ? <ButtonBase {...props} sx={looks} /> : <ButtonBase {...props} href={href} sx={looks} />
}

const look = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-start',
  width: '100%',
  px: 2.5,
  py: 1.5,
  textAlign: 'left',
  typography: 'body1',
  borderTop: '1px solid',
  borderColor: 'divider',
  '&:hover': { bgcolor: 'action.hover' },
  '&.Mui-focusVisible': { bgcolor: 'action.focus' },
} as const
