import { Box, Card, Collapse, IconButton, List } from '@mui/material'
import { type Key, type ReactNode, useState } from 'react'
import { app } from '../../../../shared/core/text/app.ts'
import { openRow } from '../app/rowKeys.ts'
import { OpenArrow } from '../ui/OpenArrow.tsx'
import { useAfterPaint } from '../ui/useAfterPaint.ts'
import { useText } from '../words/language.tsx'
import type { Column } from './column.ts'
import { cardHeight } from './density.ts'
import { RowCard } from './RowCard.tsx'

export interface CardListProps<R extends object> {
  rows: readonly R[]
  columns?: readonly Column<R>[]
  rowId: (row: R) => Key
  rowLabel: (row: R) => string
  renderCard?: ((row: R) => ReactNode) | undefined
  renderDetail?: ((row: R) => ReactNode) | undefined
}

/** Cards that a phone shows at first. */
const firstCards = 8

/**
 * A grid's rows on a phone: one card each, which opens what its link opens; a detail is behind a toggle. Cards below the
 * screen's end are drawn once the first ones have been seen; until then their room is kept, for a page that was scrolled.
 */
export default function CardList<R extends object>(props: CardListProps<R>) {
  const { rows, columns = [], rowId, rowLabel, renderDetail } = props
  const { renderCard = (row: R) => <RowCard row={row} columns={columns} /> } = props
  const drawn = useAfterPaint() ? rows : rows.slice(0, firstCards)
  const room = (rows.length - drawn.length) * cardHeight
  return (
    <List disablePadding sx={listLook} style={{ paddingBottom: room }}>
      {drawn.map((row) => (
        <Card component="li" key={rowId(row)} aria-label={rowLabel(row)} onClick={openRow} sx={cardLook}>
          <Box sx={{ px: 1.5, py: 1, '& a.MuiLink-root': thumbSized }}>{renderCard(row)}</Box>
          {renderDetail ? <CardDetail label={rowLabel(row)}>{() => renderDetail(row)}</CardDetail> : null}
        </Card>
      ))}
    </List>
  )
}

function CardDetail({ label, children }: { label: string; children: () => ReactNode }) {
  const text = useText(app)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'center', borderTop: '1px solid', borderColor: 'divider' }}>
        <IconButton
          aria-expanded={isOpen}
          aria-label={text(isOpen ? 'hideDetails' : 'showDetails', { row: label })}
          onClick={() => setOpen(!isOpen)}
        >
          <OpenArrow isOpen={isOpen} />
        </IconButton>
      </Box>
      <Collapse in={isOpen} mountOnEnter>
        <Box sx={{ px: 2, pb: 2 }}>{isOpen ? children() : null}</Box>
      </Collapse>
    </>
  )
}

const listLook = { display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' } as const
const cardLook = { minHeight: cardHeight, '&:has([data-opens])': { cursor: 'pointer' } } as const

/** A link in a line of text is as high as a thumb needs, and the lines stay where they are. */
const thumbSized = { display: 'inline-block', py: 0.75, my: -0.75 } as const
