import CloseOutlined from '@mui/icons-material/CloseOutlined'
import { Box, Drawer, IconButton, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { app } from '../../../../shared/core/text/app.ts'
import { useText } from '../words/language.tsx'

interface RowPanelProps {
  label: string
  actions?: ReactNode
  children: ReactNode
  onClose: () => void
}

/** A row's detail and its actions, beside the list. */
export default function RowPanel({ label, actions, children, onClose }: RowPanelProps) {
  const text = useText(app)
  const id = useId()
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, sx: { width: 420, maxWidth: '100%' } } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, p: 2, pb: 1.5 }}>
        <Typography variant="h2" id={id} sx={{ flex: 1, minWidth: 0 }}>
          {label}
        </Typography>
        {actions}
        <IconButton aria-label={text('close')} onClick={onClose} edge="end">
          <CloseOutlined />
        </IconButton>
      </Box>
      {children}
    </Drawer>
  )
}
