import Add from '@mui/icons-material/Add'
import Remove from '@mui/icons-material/Remove'
import { Box, IconButton } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { productTexts } from '../../../../shared/pantry/products/texts.ts'
import { maxQuantity } from '../../../../shared/pantry/stock/stock.ts'
import { useDebounced } from '../../core/data/debounced.ts'
import { useIsCompact } from '../../core/grid/density.ts'
import { filterDelay } from '../../core/ui/filters.tsx'
import { useText } from '../../core/words/language.tsx'
import { AvailableField, type AvailableRow } from './AvailableField.tsx'

interface QuantityStepperProps {
  row: AvailableRow
  onSave: (typed: string) => Promise<unknown>
}

/** Available quantity with one more and one fewer; presses that follow each other are saved once, as one correction. */
export function QuantityStepper({ row, onSave }: QuantityStepperProps) {
  const text = useText(productTexts)
  const size = useIsCompact() ? 26 : 32
  const { shown, step, isAimed } = useSteps(row.Quantity, onSave)
  const button = {
    width: size,
    height: size,
    p: 0,
    border: '1px solid',
    borderColor: 'divider',
    flexShrink: 0,
  } as const
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, width: '100%' }}>
      <IconButton
        aria-label={text('oneFewer', { name: row.Name })}
        disabled={shown === 0}
        onClick={() => step(-1)}
        sx={button}
      >
        <Remove sx={{ fontSize: 'subtitle1.fontSize' }} />
      </IconButton>
      <Box sx={{ flex: 1, minWidth: 0, ...plainNumber }}>
        <AvailableField row={isAimed ? { ...row, Quantity: shown } : row} onSave={onSave} />
      </Box>
      <IconButton
        aria-label={text('oneMore', { name: row.Name })}
        disabled={shown >= maxQuantity}
        onClick={() => step(1)}
        sx={button}
      >
        <Add sx={{ fontSize: 'subtitle1.fontSize' }} />
      </IconButton>
    </Box>
  )
}

/** Between two buttons on a phone the number opens its field without a pencil. */
const plainNumber = {
  '& .pen': { display: { xs: 'none', md: 'block' } },
  '& button': { justifyContent: { xs: 'center', md: 'space-between' } },
} as const

/** The number that the presses aim at, until it is saved. A correction counts from the number before, so that one waits for another. */
function useSteps(quantity: number, onSave: (typed: string) => Promise<unknown>) {
  const [aimed, setAimed] = useState<number>()
  const [isSaving, setSaving] = useState(false)
  const settled = useDebounced(aimed, filterDelay)
  const latest = useRef({ aimed, isSaving, quantity, onSave })
  latest.current = { aimed, isSaving, quantity, onSave }
  useEffect(() => {
    if (isSaving || settled === undefined || settled !== aimed) return
    const done = () => {
      setSaving(false)
      setAimed((now) => (now === settled ? undefined : now))
    }
    if (settled === latest.current.quantity) return done()
    setSaving(true)
    void latest.current.onSave(String(settled)).finally(done)
  }, [settled, aimed, isSaving])
  // A row that is scrolled away or left saves what was pressed.
  useEffect(
    () => () => {
      const left = latest.current
      if (left.aimed !== undefined && !left.isSaving && left.aimed !== left.quantity)
        void left.onSave(String(left.aimed))
    },
    [],
  )
  const step = (by: 1 | -1) => setAimed((now) => Math.max(0, (now ?? quantity) + by))
  return { shown: aimed ?? quantity, isAimed: aimed !== undefined, step }
}
