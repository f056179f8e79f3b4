import { Box, Typography } from '@mui/material'
import { Fragment, type ReactNode } from 'react'
import type { CardPart, Column } from './column.ts'

/** A row on a phone, from the columns that have a part in it: lines below each other, and beside them what ends the row. */
export function RowCard<R extends object>({ row, columns }: { row: R; columns: readonly Column<R>[] }) {
  const parts = (part: CardPart, drawn: (content: ReactNode) => ReactNode) =>
    columns.map(({ field, card, cell }) => {
      const content = typeof card === 'object' ? card[part]?.(row) : card === part && cell?.(row)
      return content ? <Fragment key={field}>{drawn(content)}</Fragment> : null
    })
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 1 }}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {parts('title', (content) => (
          <Box sx={{ fontWeight: 600 }}>{content}</Box>
        ))}
        {parts('text', (content) => (
          <Box sx={{ typography: 'body2' }}>{content}</Box>
        ))}
        {parts('line', (content) => (
          <Typography variant="body2" component="div" color="textSecondary">
            {content}
          </Typography>
        ))}
      </Box>
      {parts('end', (content) => content)}
    </Box>
  )
}
