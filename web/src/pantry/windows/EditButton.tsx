import EditOutlined from '@mui/icons-material/EditOutlined'
import { Box, IconButton, Popover } from '@mui/material'
import { type ReactNode, useState } from 'react'

interface EditButtonProps {
  /** Full name of what is edited: a list has many of these buttons. */
  label: string
  /** Reason that it can't be edited now. */
  disabledReason?: string | undefined
  children: (close: () => void) => ReactNode
  icon?: ReactNode
}

/** A pencil beside a value that opens the value's field. */
export function EditButton({ label, disabledReason, children, icon }: EditButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  const isDisabled = disabledReason !== undefined
  return (
    <>
      <Box component="span" title={disabledReason}>
        <IconButton
          size="small"
          aria-label={isDisabled ? `${label}. ${disabledReason}` : label}
          aria-haspopup="dialog"
          disabled={isDisabled}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          {icon ?? <EditOutlined fontSize="small" />}
        </IconButton>
      </Box>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { p: 2, width: 300, maxWidth: '100%' } } }}
      >
        {anchor ? children(close) : null}
      </Popover>
    </>
  )
}
