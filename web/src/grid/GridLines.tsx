import Box from '@mui/material/Box'
import type { GridValidRowModel } from '@mui/x-data-grid'
import { startTransition, useEffect, useRef, useState } from 'react'
import { useAfterPaint } from '../ui/useAfterPaint.ts'
import type { FullGridProps } from './FullGrid.tsx'
import { PlainLines } from './PlainLines.tsx'
import { useTouched } from './useTouched.ts'

type Loaded = typeof import('./FullGrid.tsx')
let loaded: Loaded | undefined

/**
 * The lines of a list. The grid weighs as much as all the rest of a page, so plain lines of the same measures stand first;
 * the grid is made behind them and takes their place once it is drawn and nobody's focus or finger is on them.
 */
export function GridLines<R extends GridValidRowModel>(props: FullGridProps<R>) {
  const grid = useGridSoon()
  const [knewGrid] = useState(grid !== undefined)
  const [isDrawn, setDrawn] = useState(false)
  const { isTouched, touch } = useTouched()
  const hasTurned = useRef(knewGrid)
  if (isDrawn && !isTouched) hasTurned.current = true
  const isPlain = !hasTurned.current
  const Grid = grid?.FullGrid
  return (
    <Box sx={{ position: 'relative' }}>
      {isPlain ? (
        <div {...touch}>
          <PlainLines {...props} />
        </div>
      ) : null}
      {Grid ? (
        // Not seen, it is not read aloud either.
        <Box sx={isPlain ? behind : undefined}>
          <Grid<R> {...props} onDrawn={() => setDrawn(true)} />
        </Box>
      ) : null}
    </Box>
  )
}

const behind = { position: 'absolute', top: 0, left: 0, right: 0, visibility: 'hidden' } as const

/** Loads the grid when what was drawn first has been seen. */
function useGridSoon(): Loaded | undefined {
  const [grid, setGrid] = useState(loaded)
  const isPainted = useAfterPaint()
  useEffect(() => {
    if (grid || !isPainted) return
    let isGone = false
    const load = async () => {
      try {
        loaded = await import('./FullGrid.tsx')
      } catch {
        // Without it, offline, the lines are there all the same; the next list asks again.
        return
      }
      if (!isGone) startTransition(() => setGrid(loaded))
    }
    void load()
    return () => {
      isGone = true
    }
  }, [grid, isPainted])
  return grid
}
