import Box from '@mui/material/Box'
import type { GridValidRowModel } from '@mui/x-data-grid'
import { Fragment, use } from 'react'
import { useAfterPaint } from '../ui/useAfterPaint.ts'
import { tracksOf } from './columns.ts'
import { densityFactors } from './density.ts'
import type { FullGridProps } from './FullGrid.tsx'
import { DetailsContext } from './rowDetails.tsx'

type PlainLinesProps<R extends GridValidRowModel> = Pick<
  FullGridProps<R>,
  'label' | 'columns' | 'rows' | 'rowId' | 'height' | 'density'
>

/** The height of the grid's own header. */
const headHeight = 56

/** A grid's lines as a table of the same measures: to read and to use before the grid itself has arrived. */
export function PlainLines<R extends GridValidRowModel>(props: PlainLinesProps<R>) {
  const { label, columns, rows, rowId, height, density } = props
  const details = use(DetailsContext)
  const factor = densityFactors[density]
  const tracks = { gridTemplateColumns: tracksOf(columns) }
  const line = { ...tracks, ...(height === 'auto' ? {} : { height: Math.round(height * factor) }) }
  const isWhole = useAfterPaint()
  const pad = height === 'auto' ? '10px' : 0
  return (
    <Box sx={{ ...look, '& td': { ...cell, borderTop: '1px solid', borderColor: 'divider', py: pad } }}>
      <table aria-label={label}>
        <thead>
          <tr style={{ ...tracks, height: Math.floor(headHeight * factor) }}>
            {columns.map((column) => (
              <th key={column.field} scope="col" style={{ justifyContent: sideOf(column.headerAlign) }}>
                {column.renderHeader?.() ?? <span>{column.headerName}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(isWhole ? rows : rows.slice(0, Math.max(3, inSight(height, factor)))).map((row) => {
            const id = rowId(row) as string | number
            return (
              <Fragment key={id}>
                <tr style={line}>
                  {columns.map((column) => (
                    <td key={column.field} style={{ justifyContent: sideOf(column.align) }}>
                      {column.renderCell({ id, row, hasFocus: false, tabIndex: 0 })}
                    </td>
                  ))}
                </tr>
                {details?.open.has(id) ? (
                  <tr>
                    <td colSpan={columns.length} style={detailCell}>
                      {details.render(row)}
                    </td>
                  </tr>
                ) : null}
              </Fragment>
            )
          })}
        </tbody>
      </table>
    </Box>
  )
}

/** No line is less tall, however little is in it; and above the lines stand bar, title and filters. */
const leastHeight = 52
const above = 240

/** What is out of sight is drawn when the rest has been seen. */
const inSight = (height: number | 'auto', factor: number) =>
  Math.ceil((window.innerHeight - above) / (height === 'auto' ? leastHeight : height * factor))

const sideOf = (align: 'left' | 'right' | 'center' | undefined) =>
  align === 'right' ? 'flex-end' : align === 'center' ? 'center' : 'flex-start'

const detailCell = { display: 'block', padding: 0 } as const
const cell = { display: 'flex', alignItems: 'center', minWidth: 0, overflow: 'hidden', px: '10px' } as const

const look = {
  overflowX: 'auto',
  typography: 'body2',
  borderBottom: '1px solid',
  borderColor: 'divider',
  '& table, & thead, & tbody': { display: 'block' },
  '& tr': { display: 'grid' },
  '& tbody tr:first-of-type td': { borderTopColor: 'transparent' },
  '& tbody tr:hover': { bgcolor: 'action.hover' },
  '& th': {
    ...cell,
    py: 0,
    textAlign: 'left',
    borderBottom: '1px solid',
    borderColor: 'divider',
    fontWeight: 650,
    fontSize: '0.8125rem',
    color: 'text.secondary',
    '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
} as const
