import { Box, MenuItem, TextField, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import * as programsApi from '../../../../shared/pantry/programs/api.ts'
import type { DeliveryProgram } from '../../../../shared/pantry/programs/deliveryProgram.ts'
import { deliveryProgramTexts } from '../../../../shared/pantry/programs/texts.ts'
import { useApi } from '../../core/data/useApi.ts'
import { LoadFailed } from '../../core/ui/LoadFailed.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { RowsSkeleton } from '../../core/ui/Skeletons.tsx'
import { useText } from '../../core/words/language.tsx'
import { OfferedProducts } from './OfferedProducts.tsx'
import { ProgramTagsPanel } from './ProgramTagsPanel.tsx'
import { type ChosenProgram, selectedProgram } from './selectedProgram.ts'

/** Offer of a delivery program: its tags, the products that they leave, and the limits that apply to them. */
export default function DeliveryProductsPanel() {
  const text = useText(deliveryProgramTexts)
  const { data, error, mutate } = useApi(programsApi.listDeliveryPrograms, {})
  if (error && !data) return <LoadFailed error={error} onRetry={() => mutate()} />
  if (data?.length === 0) return null
  return (
    <Box sx={{ mt: 4 }}>
      <Panel title={text('products')}>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {text('productsLead')}
        </Typography>
        {data ? <Programs programs={data} /> : <RowsSkeleton rows={4} height={48} />}
      </Panel>
    </Box>
  )
}

function Programs({ programs }: { programs: readonly DeliveryProgram[] }) {
  const text = useText(deliveryProgramTexts)
  const [chosen, setChosen] = useState<ChosenProgram>('first')
  const selected = selectedProgram(programs, chosen)
  const id = selected?.ID
  // Once shown it stays the chosen one, so that it is cleared and not replaced when it disappears.
  useEffect(() => setChosen((now) => (id === undefined ? 'none' : now === 'first' ? id : now)), [id])
  return (
    <>
      <TextField
        select
        label={text('program')}
        value={id ?? ''}
        onChange={(event) => setChosen(Number(event.target.value))}
        sx={{ minWidth: { xs: '100%', sm: 320 }, mb: 3 }}
      >
        {programs.map(({ ID, Name }) => (
          <MenuItem key={ID} value={ID}>
            {Name}
          </MenuItem>
        ))}
      </TextField>
      {selected ? (
        <Box key={selected.ID} sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Box component="section" aria-label={text('tags')}>
            <Typography variant="h3" sx={{ mb: 1 }}>
              {text('tags')}
            </Typography>
            <ProgramTagsPanel programId={selected.ID} />
          </Box>
          <OfferedProducts program={selected} />
        </Box>
      ) : null}
    </>
  )
}
