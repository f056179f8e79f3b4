import { Box, Table, TableBody, TableCell, TableRow } from '@mui/material'
import type { ReactNode } from 'react'
import * as tokens from '../core/app/tokens.ts'
import { Panel } from '../core/ui/Panel.tsx'

const square = { width: 56, height: 56, bgcolor: 'action.selected' } as const
const bar = { height: 12, bgcolor: 'primary.main', borderRadius: 1 } as const

interface Scale {
  name: string
  values: Readonly<Record<string, string | number>>
  draw: (value: string | number, name: string) => ReactNode
}

const listed = (values: readonly number[], unit: string) =>
  Object.fromEntries(values.map((value) => [String(value), `${value}${unit}`]))

/** Colours of the palette by their meaning; the variables are those of the look that is on. */
const colourNames = Object.entries(tokens.light).flatMap(([group, value]) =>
  Object.keys(value).map((name) => [`${group}.${name}`, `--mui-palette-${group}-${name}`] as const),
)

const scales: readonly Scale[] = [
  {
    name: 'fontSizes',
    values: tokens.fontSizes,
    draw: (_, name) => <Box sx={{ typography: name === 'subtitle1' ? 'subtitle1' : name }}>Gleanery</Box>,
  },
  { name: 'fontWeights', values: tokens.fontWeights, draw: (value) => <Box sx={{ fontWeight: value }}>Gleanery</Box> },
  { name: 'lineHeights', values: tokens.lineHeights, draw: () => null },
  {
    name: 'spaces',
    values: listed(tokens.spaces, ' × 8 px'),
    draw: (_, name) => <Box sx={{ ...bar, width: `${Number(name) * 8}px` }} />,
  },
  { name: 'radii', values: tokens.radii, draw: (value) => <Box sx={{ ...square, borderRadius: `${value}px` }} /> },
  {
    name: 'heights',
    values: listed(tokens.heights, ' px'),
    draw: (_, name) => <Box sx={{ ...bar, width: `${name}px` }} />,
  },
  { name: 'rowHeights', values: tokens.rowHeights, draw: (value) => <Box sx={{ ...bar, width: `${value}px` }} /> },
  {
    name: 'shadows',
    values: tokens.shadows,
    draw: (_, name) => (
      <Box
        sx={{ ...square, bgcolor: 'background.paper', boxShadow: { raised: 1, floating: 4, overlay: 16 }[name] ?? 0 }}
      />
    ),
  },
  { name: 'durations', values: tokens.durations, draw: () => 'ms' },
  { name: 'easings', values: tokens.easings, draw: () => null },
  {
    name: 'colours',
    values: Object.fromEntries(colourNames),
    draw: (value) => (
      <Box sx={{ ...square, height: 24, bgcolor: `var(${value})`, border: '1px solid', borderColor: 'divider' }} />
    ),
  },
  {
    name: 'tagColours',
    values: tokens.tagColours,
    draw: (value) => <Box sx={{ ...square, height: 24, bgcolor: value }} />,
  },
  {
    name: 'markerColours',
    values: tokens.markerColours,
    draw: (value) => <Box sx={{ ...square, height: 24, bgcolor: value }} />,
  },
]

/** The tokens as tables, each value drawn. */
export const TokensPanel = () =>
  scales.map(({ name, values, draw }) => (
    <Panel key={name} title={name} isFlush>
      <Table size="small">
        <TableBody>
          {Object.entries(values).map(([key, value]) => (
            <TableRow key={key}>
              <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                {key}
              </TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere', color: 'text.secondary' }}>{value}</TableCell>
              <TableCell sx={{ overflow: 'hidden' }}>{draw(value, key)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Panel>
  ))
