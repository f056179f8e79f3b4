import CloseOutlined from '@mui/icons-material/CloseOutlined'
import { Box, Drawer, IconButton, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { app } from '../../../../shared/core/text/app.ts'
import { useText } from '../words/language.tsx'

/** A list's filters beside it. */
export default function FilterPanel({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  const text = useText(app)
  const id = useId()
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, sx: { width: 360, maxWidth: '100%' } } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', p: 2, pb: 1 }}>
        <Typography variant="h2" id={id}>
          {text('filters')}
        </Typography>
        <IconButton aria-label={text('close')} onClick={onClose} edge="end">
          <CloseOutlined />
        </IconButton>
      </Box>
      <Box sx={{ display: 'grid', gap: 2, p: 2, pt: 1, '& > .MuiFormControl-root': { width: 1 } }}>{children}</Box>
    </Drawer>
  )
}
