import { Box, Card, CardContent, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { isolate } from '../words/direction.ts'

/** A titled part of a page; `actions` stand at the right of its title. */
export function Panel({
  title,
  actions,
  children,
  isFlush,
}: {
  title?: string
  actions?: ReactNode
  children: ReactNode
  isFlush?: boolean
}) {
  const id = useId()
  return (
    <Card component="section" aria-labelledby={title ? id : undefined} sx={{ minWidth: 0 }}>
      {title ? (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            flexWrap: 'wrap',
            gap: 1,
            px: 2.5,
            pt: 2,
            pb: isFlush ? 1.5 : 0,
          }}
        >
          <Typography variant="h3" component="h2" id={id} sx={{ flex: '1 1 auto' }}>
            {isolate(title)}
          </Typography>
          {actions}
        </Box>
      ) : null}
      {isFlush ? children : <CardContent>{children}</CardContent>}
    </Card>
  )
}
